/** Degrees behind a comma, and "III". */
const BEHIND_NAME = /,.*\p{Lu}\p{L}*\p{Lu}.*$| [IVX]{2,}$/u
/** "Dr.", "Dr" and "Jr.", but not "A." */
const TITLE = /^(?:\p{L}{2,}\.|Dr|Mrs?|Ms|Mx|Prof)$/u

/**
 * "MO" for "Mei-Lin Okada", "Dr. Mei Okada" and "M. Okada, PhD": the first letters of the first name and the last; of a
 * name without letters its first character.
 */
export function initialsOf(name: string): string {
  const words = name
    .replace(BEHIND_NAME, '')
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word) && !TITLE.test(word))
  if (words.length === 0) return [...name][0] ?? ''
  return (
    (words.length === 1 ? words : [words[0], words.at(-1)])
      .map((word) => word?.match(/^\p{L}\p{M}*/u)?.[0] ?? '')
      .join('')
      // Georgian names have no capitals; those that Unicode has are for whole words, and few fonts have them.
      .replace(/\P{Script=Georgian}/gu, (letter) => letter.toUpperCase())
  )
}
