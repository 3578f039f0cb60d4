'use client'

import { useEffect, useState } from 'react'
import { BrokenPage } from '@/components/layout/broken-page'
import { curedByReload } from '@/components/layout/recovery'

/** In place of a page that threw; header and footer stand. */
export default function PageError({ error }: { error: Error }) {
  const [recovering] = useState(() => curedByReload(error))
  useEffect(() => {
    if (recovering) window.location.reload()
  }, [recovering])
  return recovering ? null : <BrokenPage />
}
