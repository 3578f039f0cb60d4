const CONSONANT = '[B-DF-HJ-NP-TV-Zb-df-hj-np-tv-xz]'
/**
 * Names of which the first letter at least is read alone: "SQL", "HTML", "R", "F#", "npm"; "RxJS" and "MLOps", because no word
 * begins so; "NUnit" and "xUnit" by their capitals; and numbers such as 8 and 11.
 */
const SPELT = new RegExp(
  [
    '^(?:[AEFHILMNORSX](?:[A-Z]{0,2}|[B-DF-HJ-NP-TV-Z]*)(?!\\p{L})',
    '[fhlmnrsx][b-df-hj-np-tv-xz]+(?!\\p{L})',
    `(?:[HNX]|F(?![JLRjlr])|L(?![JLjl])|M(?![CNcn])|R(?![Hh]))${CONSONANT}`,
    '(?:[FHMNRSX]|L(?!L))(?=[A-Z][a-z])|[fhlmnrsx](?=[A-Z])',
    '8|1[18](?!\\d))',
  ].join('|'),
  'u',
)

/** Not "Unity", "UX", "user" and "European". */
const VOWEL = /^(?!U[A-Z]|[Uu](?:ni|s[aei]|ti)|[Ee]u|[Oo]ne)[AEIOUaeiouÆØŒæøœ]/

/** "an" before "Angular project" and "SQL project", "a" before "React project" and "Unity project". */
export function articleOf(words: string): string {
  // Without the accent of the first letter.
  const plain = words.normalize('NFD').replace(/^(.)\p{M}+/u, '$1')
  return SPELT.test(plain) || VOWEL.test(plain) ? 'an' : 'a'
}
