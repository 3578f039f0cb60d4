'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { onUrlChange } from '@/components/ui/on-url-change'
import { filterFromSearch } from '@/lib/project-filter'

/** Leads from the URL that a filter has while all projects are on one page to the page of the filter. */
export function CategoryRedirect({ pages }: { pages: readonly { filter: string; path: string }[] }) {
  const router = useRouter()
  useEffect(() => {
    const filters = pages.map(({ filter }) => filter)
    const redirect = () => {
      const active = filterFromSearch(window.location.search, filters)
      const page = pages.find(({ filter }) => filter === active)
      if (page) router.replace(page.path)
    }
    redirect()
    return onUrlChange(redirect)
  }, [pages, router])
  return null
}
