import type { MetadataRoute } from 'next'
import { routes } from '@/app/_seo/page-metadata'
import { content } from '@/lib/content'
import { absolute } from '@/lib/seo/metadata'

export const dynamic = 'force-static'

/** Lists canonical routes only. */
export default function sitemap(): MetadataRoute.Sitemap {
  const all = content()
  return routes()
    .filter(({ path, canonicalPath }) => path === canonicalPath)
    .map(({ path }) => ({ url: absolute(all.site, path) }))
}
