import type { MetadataRoute } from 'next'
import { content } from '@/lib/content'
import * as paths from '@/lib/url-paths'

export const dynamic = 'force-static'

export default function manifest(): MetadataRoute.Manifest {
  const { site } = content()
  return {
    name: site.brand,
    short_name: site.brand,
    description: site.description,
    start_url: paths.withBasePath(paths.home),
    display: 'browser',
    background_color: site.colours.paper,
    theme_color: site.colours.paper,
    icons: [
      { src: paths.withBasePath('/icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: paths.withBasePath('/icon-512.png'), sizes: '512x512', type: 'image/png' },
      { src: paths.withBasePath('/icon-maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
