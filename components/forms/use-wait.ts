import { useEffect, useState } from 'react'

/** Counts down from `ms` to 0, in seconds; begins anew with each `reason`. */
export function useWait(ms: number, reason: unknown): number {
  const [left, setLeft] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second refusal with the same time is another wait
  useEffect(() => {
    const until = Date.now() + ms
    const tick = () => {
      const seconds = Math.ceil((until - Date.now()) / 1000)
      setLeft(Math.max(0, seconds))
      if (seconds <= 0) clearInterval(timer)
    }
    const timer = setInterval(tick, 1000)
    tick()
    return () => clearInterval(timer)
  }, [ms, reason])
  return left
}
