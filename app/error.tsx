'use client'

import { useEffect, useState } from 'react'
import { shouldReload } from '@/components/layout/chunk-error'
import { CrashPage } from '@/components/layout/crash-page'

export default function PageError({ error }: { error: Error }) {
  const [reloading] = useState(() => shouldReload(error))
  useEffect(() => {
    if (reloading) window.location.reload()
  }, [reloading])
  return reloading ? null : <CrashPage />
}
