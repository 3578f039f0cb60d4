export interface RouteEntry {
  path: string
  title: string
}

/** The entries of a list that came over the network; what is none is left out. */
export const readRoutes = (list: unknown): RouteEntry[] =>
  Array.isArray(list) ? list.filter((entry) => typeof entry?.path === 'string' && typeof entry?.title === 'string') : []

/** Insertions, deletions, replacements and swaps of neighbours that turn one word into the other. */
export function editDistance(from: string, to: string): number {
  let older: number[] = []
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1]
      const cheapest = [
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      ]
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) {
        cheapest.push((older[column - 2] ?? 0) + 1)
      }
      current.push(Math.min(...cheapest))
    }
    older = previous
    previous = current
  }
  return previous[to.length] ?? 0
}

/** Longer words are not worth comparing: nobody mistypes that much, and a hostile path must not cost time. */
const LONGEST = 60

const segmentsOf = (path: string): string[] =>
  path
    .toLowerCase()
    .replace(/\.html?$/, '')
    .split('/')
    .filter(Boolean)
    .slice(0, 4)
    .map((segment) => segment.slice(0, LONGEST))

/** 1 for the same word, 0 for nothing in common. A word that contains the other counts as near. */
function likeness(one: string, other: string): number {
  if (one === other) return 1
  const longer = Math.max(one.length, other.length)
  const shorter = Math.min(one.length, other.length)
  const near = 1 - editDistance(one, other) / longer
  const contained = shorter >= 3 && (one.includes(other) || other.includes(one)) ? 0.7 : 0
  return Math.max(near, contained)
}

/** How near a route is to a path, 0 to about 1.1: the best match of each segment asked for; its place counts a little. */
export function nearness(path: string, route: string): number {
  const asked = segmentsOf(path)
  const has = segmentsOf(route)
  if (asked.length === 0 || has.length === 0) return 0
  const scores = asked.map((segment, index) =>
    Math.max(...has.map((candidate, place) => likeness(segment, candidate) * (place === index ? 1 : 0.9))),
  )
  const mean = scores.reduce((sum, score) => sum + score, 0) / asked.length
  // The last segment names the page, so it weighs as much as all of them together; a longer route is less likely meant.
  return (mean + (scores.at(-1) ?? 0)) / 2 - 0.05 * Math.max(0, has.length - asked.length)
}

/** Below this a likeness is chance. */
const LIKELY = 0.5

/** At most `limit` routes that are near to a path, nearest first; else those of the same folder; empty when there is neither. */
export function nearestRoutes(path: string, routes: readonly RouteEntry[], limit = 4): RouteEntry[] {
  const near = routes
    .map((route) => ({ route, score: nearness(path, route.path) }))
    .filter(({ score }) => score >= LIKELY)
    .sort((a, b) => b.score - a.score)
    .map(({ route }) => route)
  const [folder] = segmentsOf(path)
  const neighbours = routes.filter((route) => folder !== undefined && segmentsOf(route.path)[0] === folder)
  return (near.length > 0 ? near : neighbours).slice(0, limit)
}

/** Whether the page that was asked for would have been a project. */
export const isProjectPath = (path: string): boolean => /^\/portfolio\/./.test(path)
