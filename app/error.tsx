'use client'

import { useEffect, useState } from 'react'
import { ErrorPage } from '@/components/layout/error-page'
import { shouldReload } from '@/components/layout/should-reload'

export default function PageError({ error }: { error: Error }) {
  const [reloading] = useState(() => shouldReload(error))
  useEffect(() => {
    if (reloading) window.location.reload()
  }, [reloading])
  return reloading ? null : <ErrorPage />
}
