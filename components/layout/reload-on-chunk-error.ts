/** A reload that did not help within this time would not help again. */
const RELOAD_LIFETIME_MS = 600_000

/** False when this very document comes from a recent reload. Needs no storage, which may be blocked. */
function mayReload(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  const reloaded = visit instanceof PerformanceNavigationTiming && visit.type === 'reload'
  return !(reloaded && performance.now() < RELOAD_LIFETIME_MS)
}

/**
 * Whether loading the page anew, once, is the cure for `error`: a chunk is missing, as after a deploy that replaced it.
 */
export const curedByReload = (error: Error): boolean => error.name === 'ChunkLoadError' && mayReload()
