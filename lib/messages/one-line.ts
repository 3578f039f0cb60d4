/** Replaces control characters, lone surrogates, line breaks and bidirectional formatting characters with spaces. */
export const oneLine = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim()

/** Shortens a file name to `length` characters and keeps its extension. */
export function cutFileName(name: string, length: number): string {
  const characters = [...name]
  if (characters.length <= length) return name
  const extension = [...(/\.[^.\s]{1,10}$/.exec(name)?.[0] ?? '')]
  return [...characters.slice(0, length - extension.length), ...extension].join('')
}
