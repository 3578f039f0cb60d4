import { dirname } from 'node:path'
import { isDeviceName } from '../../device-name.ts'
import { didYouMean } from '../did-you-mean.ts'
import { nearestPicturePath, PICTURE_PATH, parsePictureFile } from '../picture-files.ts'
import { type FieldPath, fileProblem, type Problem, quote } from '../problem.ts'
import { type ContentFiles, DEVICE_EXPECTED } from '../read-files.ts'
import { isRecord, walk } from '../traverse.ts'
import type { Check, CheckInput } from './check.ts'

/** Every referenced picture must exist, and be one file or a day and a night variant. */
export const checkPictures: Check = (input) => {
  const known = new Set(input.pictures.flatMap((path) => parsePictureFile(path)?.picture ?? []))
  const missing = references(input.files).flatMap(({ picture, problem }) =>
    known.has(picture)
      ? []
      : [
          problem(
            `the file content/pictures/${picture}.webp, .svg, .day.webp or .day.svg`,
            input.pictures
              .filter((path) => path.startsWith(`${picture}.`) || nearestPicturePath(path) === picture)
              .map((path) => (/\.(webp|svg)$/i.test(path) ? misnamed(path) : unread(path)))
              .join() || 'no such file',
            [...known].find((name) => name === nearestPicturePath(picture)) ??
              didYouMean(
                picture,
                [...known].filter((name) => PICTURE_PATH.test(name)),
              ),
          ),
        ],
  )
  return [...missing, ...fileNameProblems(input.pictures)]
}

/** A problem for each file that cannot be shown beside the other files of its picture. `paths` are relative to content/pictures. */
export function fileNameProblems(paths: readonly string[]): Problem[] {
  const problems: Problem[] = []
  const report = (path: string, expected: string, got: string) =>
    problems.push(fileProblem(`content/pictures/${path}`, expected, got))
  for (const path of paths) if (path.split(/[/.]/).some(isDeviceName)) report(path, DEVICE_EXPECTED, quote(path))
  const days = new Map<string, string>()
  for (const path of paths) {
    const file = parsePictureFile(path)
    if (!file || file.light === 'night') continue
    const other = days.get(file.picture)
    if (other) report(path, 'one file for a picture, or a day and a night variant', `${other} too`)
    else days.set(file.picture, path)
  }
  for (const path of paths) {
    const file = parsePictureFile(path)
    if (file?.light !== 'night') continue
    const expected = `${file.picture}.day.${file.format}`
    const day = days.get(file.picture)
    if (day !== expected) report(path, `${expected} beside it`, day ?? 'a night without a day')
  }
  return problems
}

/** The command that converts the file at a path relative to content/pictures. */
const unread = (path: string) => `${path}, which is no WebP or SVG; ${importCommand(path)} converts it`

/** No content can name it. */
const misnamed = (path: string) => `${path}, which is named otherwise; ${importCommand(path)} renames it`

const importCommand = (path: string) => `npm run pictures:import -- content/pictures/${dirname(path)}`

/** The pictures that no content names, as paths relative to content/pictures; none while a file cannot be read. */
export function unusedPictures({ files, pictures, problems }: ContentFiles): string[] {
  const used = new Set(references(files).map(({ picture }) => picture))
  if (problems.length > 0) return []
  return pictures.filter((path) => {
    const file = parsePictureFile(path)
    return file && !used.has(file.picture)
  })
}

/** One sentence about the pictures that no content names, and one about files in other formats. */
export function pictureWarnings(read: ContentFiles): string[] {
  const unused = unusedPictures(read)
  const others = read.pictures.filter((path) => !parsePictureFile(path))
  return [
    ...(unused.length > 0
      ? [`Named by no content: ${listed(unused)}. npm run pictures:unused -- --remove removes them.`]
      : []),
    ...(others.length > 0
      ? [
          `Not read, because pictures are WebP or SVG: ${listed(others)}. ${importCommand(others[0] ?? '')} converts them.`,
        ]
      : []),
  ]
}

const MAX_LISTED = 3

const listed = (paths: readonly string[]) =>
  paths.slice(0, MAX_LISTED).join(', ') +
  (paths.length > MAX_LISTED ? ` and ${paths.length - MAX_LISTED} more in content/pictures` : ' in content/pictures')

/** The file of a picture or decoration. Files of code have an extension. */
export function namedPicture(value: unknown): string | undefined {
  if (!isRecord(value) || typeof value.file !== 'string') return undefined
  return PICTURE_PATH.test(value.file) ? value.file : undefined
}

function references(files: CheckInput['files']) {
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
