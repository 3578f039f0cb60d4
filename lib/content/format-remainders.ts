import type { Remainder } from './sample-content.ts'

const MAX_LISTED = 3

/** The number of things left, and a line for each file; pictures of one folder are on one line. */
export function formatRemainders(remainders: readonly Remainder[], all = false): { count: number; lines: string[] } {
  const listed = (names: readonly string[]) => {
    const shown = all ? names : names.slice(0, MAX_LISTED)
    return shown.join(', ') + (shown.length < names.length ? ` and ${names.length - shown.length} more` : '')
  }
  const texts = remainders.filter(({ places }) => places.length > 0)
  const files = remainders.filter(({ places }) => places.length === 0)
  const folders = new Map<string, string[]>()
  for (const { file, what } of files) {
    const [, folder = '', name = ''] = /^(.*\/)?([^/]+)$/.exec(file) ?? []
    const key = `${folder}  ${what}: `
    folders.set(key, [...(folders.get(key) ?? []), name])
  }
  return {
    count: texts.reduce((sum, { places }) => sum + places.length, files.length),
    lines: [
      ...texts.map(({ file, what, places }) => {
        const fields = places.map(({ line, field }) => `line ${line} ${field}`)
        return `${file}  ${places.length} ${what}: ${listed(fields)}`
      }),
      ...[...folders].map(([key, names]) => key + listed(names)),
    ],
  }
}
