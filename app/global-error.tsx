'use client'

import { ErrorPage } from '@/components/layout/error-page'
import './globals.css'

/** Shown when the layout itself threw. */
export default function SiteError() {
  return (
    <html lang="en">
      <body>
        <title>Something broke</title>
        <main>
          <ErrorPage />
        </main>
      </body>
    </html>
  )
}
