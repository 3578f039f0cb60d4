import type { MetadataRoute } from 'next'
import { content } from '@/lib/content'
import { absolute } from '@/lib/seo/metadata'
import * as paths from '@/lib/url-paths'

export const dynamic = 'force-static'

export default function robots(): MetadataRoute.Robots {
  const { site } = content()
  return { rules: { userAgent: '*', allow: paths.withBasePath(paths.home) }, sitemap: absolute(site, '/sitemap.xml') }
}
