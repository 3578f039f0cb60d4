import { didYouMean } from '../did-you-mean.ts'
import { type FieldPath, type Problem, quote } from '../problem.ts'
import { isRecord, walk } from '../traverse.ts'
import type { Check, CheckInput } from './check.ts'

const FILE_NAME = /^(?<picture>[^.]+)(?<variant>\.day|\.night)?\.webp$/

/** Every referenced picture must exist as one file or as a day variant. The night variant is optional. */
export const checkPictures: Check = (input) => {
  const available = input.pictures.flatMap((path) => {
    const { picture, variant } = FILE_NAME.exec(path)?.groups ?? {}
    return picture && variant !== '.night' ? [picture] : []
  })
  const known = new Set(available)
  return references(input).flatMap(({ picture, problem }) =>
    known.has(picture)
      ? []
      : [
          problem(
            `the file content/pictures/${picture}.webp, or ${picture}.day.webp`,
            'no such file',
            didYouMean(picture, known),
          ),
        ],
  )
}

/** A warning for each picture that no content references. */
export function unusedPictures(input: CheckInput): Problem[] {
  const used = new Set(references(input).map(({ picture }) => picture))
  return input.pictures
    .filter((path) => !used.has(FILE_NAME.exec(path)?.groups?.picture ?? ''))
    .map((path) => ({
      file: `content/pictures/${path}`,
      line: 1,
      field: '(file)',
      expected: 'a picture that some content names',
      got: `${quote(path)}, which none does`,
    }))
}

function references({ files }: CheckInput) {
  const found: { picture: string; problem: (expected: string, got: string, suggestion?: string) => Problem }[] = []
  for (const { source, value: data } of files) {
    walk(data, (value, path) => {
      if (!isRecord(value) || !('alt' in value) || typeof value.file !== 'string') return
      const filePath: FieldPath = [...path, 'file']
      found.push({ picture: value.file, problem: (...words) => source.problem(filePath, ...words) })
    })
  }
  return found
}
