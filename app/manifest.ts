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
      { src: paths.withBasePath(paths.appIcon('icon-192')), sizes: '192x192', type: 'image/png' },
      { src: paths.withBasePath(paths.appIcon('icon-512')), sizes: '512x512', type: 'image/png' },
      {
        src: paths.withBasePath(paths.appIcon('icon-maskable-512')),
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  }
}
