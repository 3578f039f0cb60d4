/** Names that are read letter by letter: "SQL", "HTML", "R", "F#"; and numbers such as 8 and 11. */
const SPELT = /^(?:[AEFHILMNORSX](?:[A-Z]{0,2}|[B-DF-HJ-NP-TV-Z]*)(?!\p{L})|8|1[18](?!\d))/u

/** Not "Unity", "UX", "user" and "European". */
const VOWEL = /^(?!U[A-Z]|[Uu](?:ni|s[aei]|ti)|[Ee]u|[Oo]ne)[AEIOUaeiou]/

/** "an" before "Angular project" and "SQL project", "a" before "React project" and "Unity project". */
export const articleOf = (words: string): string => (SPELT.test(words) || VOWEL.test(words) ? 'an' : 'a')
