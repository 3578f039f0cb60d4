import type { Metadata } from 'next'
import type { Site } from '../content/schemas/site.ts'
import { LOCALE } from '../locale.ts'
import { withoutInvisible } from '../plain-text.ts'
import { appIcon, withBasePath } from '../url-paths.ts'

/** The title of a page in a browser and in search results. */
export const fullTitle = (title: string, brand: string): string => withoutInvisible(`${title} | ${brand}`)

export const absolute = (site: Pick<Site, 'url'>, path: string): string => `${site.url}${path}`

/** The file name of a route's social card below /assets/social/: `/tech/react/` → `tech-react.jpg`. */
export const socialCardName = (path: string): string =>
  `${path.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'home'}.jpg`

export function siteMetadata(site: Site): Metadata {
  return {
    metadataBase: new URL(site.url),
    applicationName: site.brand,
    description: site.description,
    formatDetection: { telephone: false },
    // app/mark.svg/route.ts
    icons: {
      icon: { url: withBasePath('/mark.svg'), type: 'image/svg+xml' },
      apple: withBasePath(appIcon('apple-icon')),
    },
  }
}

interface PageMetadataOptions {
  site: Site
  title: string
  description: string
  path: string
  /** The path that search engines should index, when it differs (aliases of a service). */
  canonicalPath?: string
  type?: 'website' | 'article'
}

/** Description, canonical URL, Open Graph and Twitter tags of one route. */
export function pageMetadata({
  site,
  path,
  canonicalPath = path,
  type = 'website',
  ...texts
}: PageMetadataOptions): Metadata {
  const title = fullTitle(texts.title, site.brand)
  const description = withoutInvisible(texts.description)
  const image = {
    url: `/assets/social/${socialCardName(path)}`,
    width: 1200,
    height: 630,
    alt: title,
    type: 'image/jpeg',
  }
  return {
    description,
    alternates: { canonical: canonicalPath },
    openGraph: {
      type,
      title,
      description,
      url: canonicalPath,
      siteName: site.brand,
      locale: LOCALE.replace('-', '_'),
      images: [image],
    },
    // The size and alt text of the image are read from the Open Graph tags.
    twitter: { card: 'summary_large_image', title, description, images: [image.url] },
  }
}
