import { editDistance } from '../edit-distance.ts'

/** The candidate with the smallest edit distance to `word`, or undefined when all differ in more than a third of it. */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined
  let bestDistance = Number.POSITIVE_INFINITY
  for (const candidate of candidates) {
    if (candidate === word) continue
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase())
    const limit = Math.max(1, Math.floor(Math.max(word.length, candidate.length) / 3))
    if (distance <= limit && distance < bestDistance) {
      best = candidate
      bestDistance = distance
    }
  }
  return best
}
