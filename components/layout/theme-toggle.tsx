'use client'

import { useTheme } from 'next-themes'
import { flushSync } from 'react-dom'
import { useOptimisticValue } from '@/components/motion/use-optimistic-value'
import { useHydrated } from '@/components/ui/use-hydrated'
import { decodePictures, startThemeChange } from './theme-change'

/** Clicks so far: only the last one changes the theme. */
let clicks = 0

/** The theme switch. Before hydration app/switch.css draws it by `data-theme`, because the HTML does not know the theme. */
export function ThemeToggle() {
  const { resolvedTheme, setTheme } = useTheme()
  const hydrated = useHydrated()
  const [dark, choose] = useOptimisticValue(hydrated && resolvedTheme === 'dark')
  const other = dark ? 'light' : 'dark'
  const prefetch = () => void decodePictures(other)
  return (
    <button
      type="button"
      role="switch"
      aria-checked={dark}
      aria-label="Dark theme"
      data-hydrated={hydrated || undefined}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={() => {
        const click = ++clicks
        choose(!dark, async () => {
          await decodePictures(other)
          if (click !== clicks) return
          startThemeChange()
          flushSync(() => setTheme(other))
        })
      }}
      className="grid size-11 place-items-center noscript:hidden"
    >
      <span className="switch is-theme" />
    </button>
  )
}
