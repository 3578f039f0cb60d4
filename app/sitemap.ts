import type { MetadataRoute } from 'next'
import { canonicalRoutes } from '@/app/_seo/page-metadata'
import { content } from '@/lib/content'
import { absolute } from '@/lib/seo/metadata'

export const dynamic = 'force-static'

/** Lists canonical routes only. */
export default function sitemap(): MetadataRoute.Sitemap {
  const all = content()
  return canonicalRoutes().map(({ path }) => ({ url: absolute(all.site, path) }))
}
