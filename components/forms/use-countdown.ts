import { useEffect, useState } from 'react'

/** Seconds left of `ms`, counted down to 0; restarts with each new `reason`. */
export function useCountdown(ms: number, reason: unknown): number {
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
