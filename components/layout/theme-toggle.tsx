'use client'

import { useTheme } from 'next-themes'
import { useSyncExternalStore } from 'react'
import '@/components/ui/switch.css'
import { useOptimisticValue } from '@/components/motion/use-optimistic-value'

const subscribeToNothing = () => () => {}

/** The duration of the transition of `.theme-picture` in app/globals.css. */
const CROSSFADE_MS = 500

/** Lets the pictures of the new theme fade in. */
function crossfade() {
  const root = document.documentElement
  root.setAttribute('data-theme-changed', '')
  setTimeout(() => root.removeAttribute('data-theme-changed'), CROSSFADE_MS)
}

/** The theme switch. Before hydration switch.css draws it by `data-theme`, because the HTML does not know the theme. */
export function ThemeToggle({ className = '' }: { className?: string }) {
  const { resolvedTheme, setTheme } = useTheme()
  const hydrated = useSyncExternalStore(
    subscribeToNothing,
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
