'use client'

import { useTheme } from 'next-themes'
import { useSyncExternalStore } from 'react'
import '@/components/ui/switch.css'
import { useOptimisticValue } from '@/components/motion/use-optimistic-value'

const never = () => () => {}

/** As long as the two lights of a picture pass into one another (app/globals.css). */
const CROSSFADE_MS = 500

/** Lets the pictures that come into view with the other light fade in. */
function crossfade() {
  const root = document.documentElement
  root.setAttribute('data-switched', '')
  setTimeout(() => root.removeAttribute('data-switched'), CROSSFADE_MS)
}

/**
 * The light switch. Before hydration its look follows the theme attribute alone, so that nothing flips; then the knob
 * moves first and the light of the whole page follows.
 */
export function ThemeToggle({ className = '' }: { className?: string }) {
  const { resolvedTheme, setTheme } = useTheme()
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [dark, choose] = useOptimisticValue(hydrated && resolvedTheme === 'dark')
  return (
    <button
      type="button"
      role="switch"
      aria-checked={dark}
      aria-label="Dark theme"
      data-hydrated={hydrated || undefined}
      onClick={() =>
        choose(!dark, () => {
          crossfade()
          setTheme(dark ? 'light' : 'dark')
        })
      }
      className={`grid size-11 place-items-center ${className}`}
    >
      <span className="switch is-theme" />
    </button>
  )
}
