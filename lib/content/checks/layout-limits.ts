import { headerFit } from '../../header-width.ts'
import { type FieldPath, type Problem, quote } from '../problem.ts'
import { navigation } from '../schemas/navigation.ts'
import { isRecord, select, valueAt } from '../traverse.ts'
import type { YamlSource } from '../yaml-read.ts'
import { type Check, type CheckInput, ofKind } from './check.ts'

const SLIDE_MAX_COLUMNS = 46
/** The characters that fit into a viewport of 390 pixels without scrolling. */
const CODE_MAX_COLUMNS = 40
/** The tab-size of app/base.css. */
const TAB_SIZE = 4

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
    select(home, 'hero.slides.*.source').flatMap(({ path, value }) => tooWide(source, path, value, SLIDE_MAX_COLUMNS)),
  )
}

function codeWidth({ files }: CheckInput) {
  return ofKind(files, 'technologies').flatMap(({ source, value }) => {
    const code = isRecord(value) ? valueAt(value, ['code', 'source']) : undefined
    return tooWide(source, ['code', 'source'], code, CODE_MAX_COLUMNS)
  })
}

/** A problem for each line of code that is wider, on its own line in the file. */
function tooWide(source: YamlSource, path: FieldPath, code: unknown, width: number): Problem[] {
  const lines = typeof code === 'string' ? code.trimEnd().split('\n') : []
  return lines.flatMap((line, index) => {
    const { length } = line.replaceAll('\t', ' '.repeat(TAB_SIZE))
    if (length <= width) return []
    const problem = source.problem(path, `lines of at most ${width} characters`, `${length}: ${quote(line)}`)
    return [{ ...problem, line: source.lineInText(path, index) }]
  })
}
