import { useEffect, useState } from 'react'

/** Seconds left of `ms`. Restarts when `key` changes. */
export function useCountdown(ms: number, key: unknown): number {
  const [left, setLeft] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` restarts it
  useEffect(() => {
    const end = Date.now() + ms
    const tick = () => {
      const seconds = Math.ceil((end - Date.now()) / 1000)
      setLeft(Math.max(0, seconds))
      if (seconds <= 0) clearInterval(timer)
    }
    const timer = setInterval(tick, 1000)
    tick()
    return () => clearInterval(timer)
  }, [ms, key])
  return left
}
