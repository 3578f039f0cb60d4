'use client'

import { ThemeProvider as NextThemes } from 'next-themes'
import type { ReactNode } from 'react'
import { THEME_KEY } from './theme-script'

/** Light unless the visitor chose otherwise; kept in local storage under `theme` (specification, section 1). */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <NextThemes
      attribute="data-theme"
      storageKey={THEME_KEY}
      defaultTheme="light"
      themes={['light', 'dark']}
      enableSystem={false}
      enableColorScheme={false}
    >
      {children}
    </NextThemes>
  )
}
