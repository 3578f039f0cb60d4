'use client'

import { useEffect, useState } from 'react'
import { CrashPage } from '@/components/layout/crash-page'

/** The minimum time between two reloads. */
const RELOAD_INTERVAL_MS = 600_000

/** False shortly after a reload. Uses no storage, which may be blocked. */
function mayReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  const reloaded = entry instanceof PerformanceNavigationTiming && entry.type === 'reload'
  return !(reloaded && performance.now() < RELOAD_INTERVAL_MS)
}

/** Whether a reload can fix `error`: a chunk is missing after a deploy. True at most once in ten minutes. */
const shouldReload = (error: Error): boolean => error.name === 'ChunkLoadError' && mayReload()

export default function PageError({ error }: { error: Error }) {
  const [reloading] = useState(() => shouldReload(error))
  useEffect(() => {
    if (reloading) window.location.reload()
  }, [reloading])
  return reloading ? null : <CrashPage />
}
