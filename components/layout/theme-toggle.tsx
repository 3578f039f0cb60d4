'use client'

import { useTheme } from 'next-themes'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** The light switch. What it looks like follows the theme attribute alone, so that nothing flips after hydration. */
export function ThemeToggle({ className = '' }: { className?: string }) {
  const { resolvedTheme, setTheme } = useTheme()
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const dark = hydrated && resolvedTheme === 'dark'
  return (
    <button
      type="button"
      role="switch"
      aria-checked={dark}
      aria-label="Dark theme"
      onClick={() => setTheme(dark ? 'light' : 'dark')}
      className={`group/switch grid size-11 place-items-center ${className}`}
    >
      <span className="flex h-6 w-11 items-center rounded-full border-[1.5px] border-ink bg-surface p-[3px]">
        <span className="size-[15px] rounded-full bg-marigold outline-[1.5px] outline-ink transition-transform duration-200 ease-out dark:translate-x-5" />
      </span>
    </button>
  )
}
