'use client'

import { CrashPage } from '@/components/layout/crash-page'
import { fontVariables } from './fonts'
import './globals.css'

/** Shown when the layout itself threw. */
export default function SiteError() {
  return (
    <html lang="en" className={fontVariables}>
      <body>
        <main>
          <CrashPage />
        </main>
      </body>
    </html>
  )
}
