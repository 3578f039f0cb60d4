'use client'

import { ErrorPage } from '@/components/layout/error-page'
import './globals.css'

/** In place of everything: the layout itself threw. */
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
