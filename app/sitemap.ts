import type { MetadataRoute } from 'next'
import { content } from '@/lib/content'
import { absolute } from '@/lib/seo/metadata'
import { allRoutes } from '@/lib/seo/routes'

export const dynamic = 'force-static'

/** Canonical routes only: an alias is not listed. */
export default function sitemap(): MetadataRoute.Sitemap {
  const all = content()
  return allRoutes(all)
    .filter(({ path, canonicalPath }) => path === canonicalPath)
    .map(({ path }) => ({ url: absolute(all.site, path) }))
}
