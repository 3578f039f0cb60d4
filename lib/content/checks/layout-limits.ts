import { headerFit } from '../../header-width.ts'
import { quote } from '../problem.ts'
import { navigation } from '../schemas/navigation.ts'
import { isRecord, select, valueAt } from '../traverse.ts'
import { type Check, type CheckInput, ofKind } from './check.ts'

const SLIDE_MAX_COLUMNS = 46
/** The characters that fit into a viewport of 390 pixels without scrolling. */
const CODE_MAX_COLUMNS = 40
export const checkTextLengths: Check = (input) => [...slides(input), ...codeWidth(input), ...headerWidth(input)]

/** The header must fit on one line, on a wide screen at least. */
function headerWidth({ files }: CheckInput) {
  const brand = valueAt(ofKind(files, 'site')[0]?.value, ['brand'])
  return ofKind(files, 'navigation').flatMap(({ source, value }) => {
    const { data } = navigation.safeParse(value)
    if (!data || typeof brand !== 'string') return []
    const { fits, width, room } = headerFit(brand, data, 'wide')
    if (fits) return []
    const expected = `shorter or fewer labels: with menus, button and the name there are ${room} pixels`
    return [source.problem(['main'], expected, `about ${width} pixels`)]
  })
}

function slides({ files }: CheckInput) {
  return ofKind(files, 'home').flatMap(({ source, value: home }) =>
    select(home, 'hero.slides.*.source').flatMap(({ path, value }) =>
      tooWide(value, SLIDE_MAX_COLUMNS).map((line) => source.problem(path, widthOf(SLIDE_MAX_COLUMNS), measured(line))),
    ),
  )
}

function codeWidth({ files }: CheckInput) {
  return ofKind(files, 'technologies').flatMap(({ source, value }) => {
    const code = isRecord(value) ? valueAt(value, ['code', 'source']) : undefined
    return tooWide(code, CODE_MAX_COLUMNS).map((line) =>
      source.problem(['code', 'source'], widthOf(CODE_MAX_COLUMNS), measured(line)),
    )
  })
}

function lines(code: unknown): string[] {
  return typeof code === 'string' ? code.trimEnd().split('\n') : []
}

function tooWide(code: unknown, width: number): string[] {
  return lines(code).filter((line) => line.length > width)
}

function widthOf(width: number): string {
  return `lines of at most ${width} characters`
}

function measured(line: string): string {
  return `${line.length}: ${quote(line)}`
}
