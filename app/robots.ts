import type { MetadataRoute } from 'next'
import { content } from '@/lib/content'
import { absolute } from '@/lib/seo/metadata'

export const dynamic = 'force-static'

export default function robots(): MetadataRoute.Robots {
  const { site } = content()
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absolute(site, '/sitemap.xml') }
}
