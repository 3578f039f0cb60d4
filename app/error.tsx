'use client'

import { useEffect, useState } from 'react'
import { ErrorPage } from '@/components/layout/error-page'
import { curedByReload } from '@/components/layout/reload-on-chunk-error'

/** In place of a page that threw; header and footer stand. */
export default function PageError({ error }: { error: Error }) {
  const [recovering] = useState(() => curedByReload(error))
  useEffect(() => {
    if (recovering) window.location.reload()
  }, [recovering])
  return recovering ? null : <ErrorPage />
}
