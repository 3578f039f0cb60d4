import { editDistance } from './edit-distance.ts'

export interface RouteEntry {
  path: string
  title: string
}

/** Validates a parsed JSON list and drops invalid entries. */
export const parseRoutes = (list: unknown): RouteEntry[] =>
  Array.isArray(list) ? list.filter((entry) => typeof entry?.path === 'string' && typeof entry?.title === 'string') : []

/** Limits the time spent on a very long path. */
const MAX_SEGMENT_LENGTH = 60

const segmentsOf = (path: string): string[] =>
  path
    .toLowerCase()
    .replace(/\.html?$/, '')
    .split('/')
    .filter(Boolean)
    .slice(0, 4)
    .map((segment) => segment.slice(0, MAX_SEGMENT_LENGTH))

/** From 0 to 1 for the same word; at least 0.7 if one contains the other. */
function wordSimilarity(one: string, other: string): number {
  if (one === other) return 1
  const longer = Math.max(one.length, other.length)
  const shorter = Math.min(one.length, other.length)
  const similarity = 1 - editDistance(one, other) / longer
  const contained = shorter >= 3 && (one.includes(other) || other.includes(one)) ? 0.7 : 0
  return Math.max(similarity, contained)
}

/** From 0 to 1: the best match of each segment of `path`, a little less if at another position. */
function pathSimilarity(path: string, route: string): number {
  const segments = segmentsOf(path)
  const candidates = segmentsOf(route)
  if (segments.length === 0 || candidates.length === 0) return 0
  const scores = segments.map((segment, index) =>
    Math.max(...candidates.map((candidate, at) => wordSimilarity(segment, candidate) * (at === index ? 1 : 0.9))),
  )
  const mean = scores.reduce((sum, score) => sum + score, 0) / segments.length
  // The last segment names the page and has half of the weight. Longer routes are less likely.
  return (mean + (scores.at(-1) ?? 0)) / 2 - 0.05 * Math.max(0, candidates.length - segments.length)
}

const MIN_SIMILARITY = 0.5
const MAX_ROUTES = 4

/** At most four routes similar to a path, most similar first; if there are none, those in the same folder. */
export function nearestRoutes(path: string, routes: readonly RouteEntry[]): RouteEntry[] {
  const similar = routes
    .map((route) => ({ route, score: pathSimilarity(path, route.path) }))
    .filter(({ score }) => score >= MIN_SIMILARITY)
    .sort((a, b) => b.score - a.score)
    .map(({ route }) => route)
  const [folder] = segmentsOf(path)
  const siblings = routes.filter((route) => folder !== undefined && segmentsOf(route.path)[0] === folder)
  return (similar.length > 0 ? similar : siblings).slice(0, MAX_ROUTES)
}

export const isProjectPath = (path: string): boolean => /^\/portfolio\/./.test(path)
