import { editDistance } from '../edit-distance.ts'

/** Every short word is a letter or two away from many others. */
const MIN_LENGTH = 4

/**
 * The candidate with the smallest edit distance to `word`. Undefined when all differ in more than a third of it, and for
 * words of fewer than four letters, unless only capitals differ. A folder that both begin with is no part of the words.
 */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const near = [...candidates].filter((candidate) => {
    const folder = sharedFolder(word, candidate)
    const longest = Math.max(word.length, candidate.length) - folder
    const isLong = Math.min(word.length, candidate.length) - folder >= MIN_LENGTH
    const limit = Math.max(1, Math.floor(longest / 3))
    const distance = distanceTo(word, candidate)
    return candidate !== word && (distance === 0 || (isLong && distance <= limit))
  })
  return nearestNames(word, near, 1)[0]
}

/** The length of the folders that both begin with: that of "points/" for "points/quay" and "points/rule". */
function sharedFolder(word: string, candidate: string): number {
  let length = 0
  for (let index = 0; index < word.length && word[index] === candidate[index]; index++)
    if (word[index] === '/') length = index + 1
  return length
}

/** The `count` candidates nearest to `word` by edit distance, whether they are near or not. */
export function nearestNames(word: string, candidates: Iterable<string>, count: number): string[] {
  return [...candidates]
    .map((name) => ({ name, distance: distanceTo(word, name) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ name }) => name)
}

const distanceTo = (word: string, candidate: string) => editDistance(word.toLowerCase(), candidate.toLowerCase())
