'use client'

import { useTheme } from 'next-themes'
import { useSyncExternalStore } from 'react'
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
      data-on={hydrated ? dark : undefined}
      onClick={() =>
        choose(!dark, () => {
          crossfade()
          setTheme(dark ? 'light' : 'dark')
        })
      }
      className={`group/switch grid size-11 place-items-center ${className}`}
    >
      <span className="flex h-6 w-11 items-center rounded-full border-[1.5px] border-ink bg-surface p-[3px]">
        <span className="size-[15px] rounded-full bg-marigold outline-[1.5px] outline-ink transition-transform duration-200 ease-out dark:translate-x-5 group-data-[on=false]/switch:translate-x-0 group-data-[on=true]/switch:translate-x-5" />
      </span>
    </button>
  )
}
