'use client'

import { ThemeProvider as NextThemesProvider } from 'next-themes'
import type { ReactNode } from 'react'

/** Light unless the visitor chose otherwise; stored in local storage under `theme` (specification, section 1). */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <NextThemesProvider
      attribute="data-theme"
      storageKey="theme"
      defaultTheme="light"
      themes={['light', 'dark']}
      enableSystem={false}
      enableColorScheme={false}
      scriptProps={{ 'data-early': '' }}
    >
      {children}
    </NextThemesProvider>
  )
}
