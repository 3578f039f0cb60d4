'use client'

import { useSyncExternalStore } from 'react'
import { motionPaused, setMotionPaused, subscribeToMotion } from './motion-preference'
import { useOptimisticValue } from './use-optimistic-value'

/** Stops everything that moves, and remembers it (decisions, point 10). */
export function PauseMotion() {
  const [paused, choose] = useOptimisticValue(useSyncExternalStore(subscribeToMotion, motionPaused, () => false))
  return (
    <button
      type="button"
      role="switch"
      aria-checked={paused}
      onClick={() => choose(!paused, () => setMotionPaused(!paused))}
      className="group inline-flex min-h-11 items-center gap-3 font-medium"
    >
      <span className="flex h-6 w-11 items-center rounded-full border-[1.5px] border-ink p-[3px]">
        <span className="size-[15px] rounded-full bg-ink transition-transform duration-200 ease-out group-aria-checked:translate-x-5" />
      </span>
      Pause motion
    </button>
  )
}
