/** "MO" for "Mei-Lin Okada" and "Dr. Mei Okada": the first letters of the first name and the last. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word) && !word.endsWith('.'))
  return [...new Set([words[0], words.at(-1)])]
    .map((word) => word?.match(/^\p{L}\p{M}*/u)?.[0] ?? '')
    .join('')
    .toLocaleUpperCase()
}
