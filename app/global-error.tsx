'use client'

import { BrokenPage } from '@/components/layout/broken-page'
import './globals.css'

/** In place of everything: the layout itself threw. */
export default function SiteError() {
  return (
    <html lang="en">
      <body>
        <title>Something broke</title>
        <main>
          <BrokenPage />
        </main>
      </body>
    </html>
  )
}
