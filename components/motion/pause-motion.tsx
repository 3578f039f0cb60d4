'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { followOtherTabs, motionPaused, setMotionPaused, subscribeToMotion } from './motion-preference'
import { useOptimisticValue } from './use-optimistic-value'

/** The switch that pauses all motion (WCAG 2.2.2). */
export function PauseMotion() {
  const [paused, choose] = useOptimisticValue(useSyncExternalStore(subscribeToMotion, motionPaused, () => false))
  useEffect(followOtherTabs, [])
  return (
    <button
      type="button"
      role="switch"
      aria-checked={paused}
      onClick={() => choose(!paused, () => setMotionPaused(!paused))}
      className="inline-flex min-h-11 items-center gap-3 font-medium noscript:hidden"
    >
      <span className="switch" />
      Pause motion
    </button>
  )
}
