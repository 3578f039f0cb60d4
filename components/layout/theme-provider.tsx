'use client'

import { ThemeProvider as NextThemesProvider } from 'next-themes'
import type { ReactNode } from 'react'

/** Light by default; the choice is stored in local storage as `theme` (specification, §1). */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <NextThemesProvider enableSystem={false} enableColorScheme={false} scriptProps={{ 'data-early': '' }}>
      {children}
    </NextThemesProvider>
  )
}
