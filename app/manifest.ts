import type { MetadataRoute } from 'next'
import { content } from '@/lib/content'

export const dynamic = 'force-static'

export default function manifest(): MetadataRoute.Manifest {
  const { site } = content()
  return {
    name: site.brand,
    short_name: site.brand,
    description: site.description,
    start_url: '/',
    display: 'browser',
    background_color: site.colours.paper,
    theme_color: site.colours.paper,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
