import { didYouMean } from '../did-you-mean.ts'
import { parsePictureFile } from '../picture-files.ts'
import { type FieldPath, type Problem, quote } from '../problem.ts'
import { PICTURE_FILE } from '../schemas/common.ts'
import { isRecord, walk } from '../traverse.ts'
import type { Check, CheckInput } from './check.ts'

/** Every referenced picture must exist, and be one file or a day and a night variant. */
export const checkPictures: Check = (input) => {
  const known = new Set(input.pictures.flatMap((path) => parsePictureFile(path)?.picture ?? []))
  const missing = references(input).flatMap(({ picture, problem }) =>
    known.has(picture)
      ? []
      : [
          problem(
            `the file content/pictures/${picture}.webp, .svg, .day.webp or .day.svg`,
            'no such file',
            didYouMean(picture, known),
          ),
        ],
  )
  return [...missing, ...fileNameProblems(input.pictures)]
}

/** A problem for each file that cannot be shown beside the other files of its picture. `paths` are relative to content/pictures. */
export function fileNameProblems(paths: readonly string[]): Problem[] {
  const problems: Problem[] = []
  const days = new Map<string, string>()
  for (const path of paths) {
    const file = parsePictureFile(path)
    if (!file || file.light === 'night') continue
    const other = days.get(file.picture)
    if (other) problems.push(fileProblem(path, 'one file for a picture, or a day and a night variant', `${other} too`))
    else days.set(file.picture, path)
  }
  for (const path of paths) {
    const file = parsePictureFile(path)
    if (file?.light !== 'night') continue
    const expected = `${file.picture}.day.${file.format}`
    const day = days.get(file.picture)
    if (day !== expected) problems.push(fileProblem(path, `${expected} beside it`, day ?? 'a night without a day'))
  }
  return problems
}

/** A warning for each picture that no content references. */
export function unusedPictures(input: CheckInput): Problem[] {
  const used = new Set(references(input).map(({ picture }) => picture))
  return input.pictures
    .filter((path) => !used.has(parsePictureFile(path)?.picture ?? ''))
    .map((path) => fileProblem(path, 'a picture that some content names', `${quote(path)}, which none does`))
}

function fileProblem(path: string, expected: string, got: string): Problem {
  return { file: `content/pictures/${path}`, line: 1, field: '(file)', expected, got }
}

/** The file of a picture or decoration. Files of code have an extension. */
export function namedPicture(value: unknown): string | undefined {
  if (!isRecord(value) || typeof value.file !== 'string') return undefined
  return PICTURE_FILE.test(value.file) ? value.file : undefined
}

function references({ files }: CheckInput) {
  const found: { picture: string; problem: (expected: string, got: string, suggestion?: string) => Problem }[] = []
  for (const { source, value: data } of files) {
    walk(data, (value, path) => {
      const picture = namedPicture(value)
      if (picture === undefined) return
      const filePath: FieldPath = [...path, 'file']
      found.push({ picture, problem: (...words) => source.problem(filePath, ...words) })
    })
  }
  return found
}
