/** The first letters of the first and the last word of a name, for a person without a portrait. */
export function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}][^\s]*/gu) ?? [name]
  return [words[0], ...(words.length > 1 ? [words.at(-1)] : [])].map((word = '') => [...word][0] ?? '').join('')
}
