import type { Metadata } from 'next'
import type { Site } from '../content/schemas/site.ts'

/** `https://wrenhaus.example` + `/about/`: no double or missing slash. */
export const absolute = (site: Pick<Site, 'url'>, path: string): string => `${site.url}${path}`

/** The file name of a route's social card below /assets/social/: `/tech/react/` → `tech-react.jpg`. */
export const socialCardName = (path: string): string =>
  `${path.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'home'}.jpg`

/** What is the same on every route. */
export function siteMetadata(site: Site): Metadata {
  return {
    metadataBase: new URL(site.url),
    applicationName: site.brand,
    title: { default: site.brand, template: `%s | ${site.brand}` },
    description: site.description,
    formatDetection: { telephone: false },
    // Both, because one that is named here silences app/icon.svg. build/app-icons.ts makes the one for home screens.
    icons: { icon: { url: '/icon.svg', type: 'image/svg+xml' }, apple: '/apple-icon.png' },
  }
}

export interface PageFacts {
  site: Site
  title: string
  description: string
  /** The route's own path. */
  path: string
  /** The path that search engines should keep, when it is not the route's own (aliases of a service). */
  canonicalPath?: string
  type?: 'website' | 'article'
}

/** Title, description, canonical URL, Open Graph and Twitter tags of one route. */
export function pageMetadata({
  site,
  title,
  description,
  path,
  canonicalPath = path,
  type = 'website',
}: PageFacts): Metadata {
  const full = `${title} | ${site.brand}`
  const image = {
    url: `/assets/social/${socialCardName(path)}`,
    width: 1200,
    height: 630,
    alt: full,
    type: 'image/jpeg',
  }
  return {
    // Absolute: Next does not apply a layout’s template to the page of the same folder, Home.
    title: { absolute: full },
    description,
    alternates: { canonical: canonicalPath },
    openGraph: {
      type,
      title: full,
      description,
      url: canonicalPath,
      siteName: site.brand,
      locale: site.locale,
      images: [image],
    },
    // Of its picture the size and the words are read from Open Graph's.
    twitter: { card: 'summary_large_image', title: full, description, images: [image.url] },
  }
}
