import { quote } from '../problem.ts'
import { isRecord, select, valueAt } from '../traverse.ts'
import { type Check, type CheckInput, ofKind } from './check.ts'

const SLIDE_WIDTH = 46
/** What a phone of 390 pixels shows without scrolling. */
const CODE_WIDTH = 40
/** So many points stand side by side. */
const CENTRED_POINTS = 4

/** What the design has room for. */
export const checkTextLengths: Check = (input) => [...points(input), ...slides(input), ...codeWidth(input)]

function points({ files }: CheckInput) {
  return ofKind(files, 'technologies').flatMap(({ source, value }) => {
    const layout = valueAt(value, ['why', 'layout'])
    const list = valueAt(value, ['why', 'points'])
    if (layout !== 'centred' || !Array.isArray(list) || list.length <= CENTRED_POINTS) return []
    const expected = `at most ${CENTRED_POINTS} points, because the layout is centred`
    return [source.problem(['why', 'points'], expected, `${list.length}`)]
  })
}

/** The slides of the hero change in one frame, which must not jump. */
function slides({ files }: CheckInput) {
  return ofKind(files, 'home').flatMap(({ source, value: home }) => {
    const sources = select(home, 'hero.slides.*.source')
    const height = lines(sources[0]?.value).length
    return sources.flatMap(({ path, value }) => {
      const uneven = lines(value).length !== height
      return [
        ...(uneven ? [source.problem(path, `${height} lines, as in the first slide`, `${lines(value).length}`)] : []),
        ...tooWide(value, SLIDE_WIDTH).map((line) => source.problem(path, widthOf(SLIDE_WIDTH), measured(line))),
      ]
    })
  })
}

function codeWidth({ files }: CheckInput) {
  return ofKind(files, 'technologies').flatMap(({ source, value }) => {
    const code = isRecord(value) ? valueAt(value, ['code', 'source']) : undefined
    return tooWide(code, CODE_WIDTH).map((line) =>
      source.problem(['code', 'source'], widthOf(CODE_WIDTH), measured(line)),
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
