import type { Metadata } from 'next'
import { cache } from 'react'
import { content } from '@/lib/content'
import { allRoutes, routeAt } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { NO_PAGE, type SlugPageProps } from '@/lib/static-params'

/** All routes of the site (lib/routes.ts). */
export const routes = cache(() => allRoutes(content()))

/** All routes that search engines should index: those that are not an alias of another one. */
export const canonicalRoutes = () => routes().filter(({ path, canonicalPath }) => path === canonicalPath)

/** The metadata of the page at `path`. Throws when lib/routes.ts does not know it. */
export function metadataOf(path: string): Metadata {
  return pageMetadata({ site: content().site, ...routeAt(routes(), path) })
}

/** `generateMetadata` for a [slug] page. `pathOf` is of lib/url-paths.ts. */
export const metadataBySlug =
  (pathOf: (slug: string) => string) =>
  async ({ params }: SlugPageProps): Promise<Metadata> => {
    const { slug } = await params
    return slug === NO_PAGE ? {} : metadataOf(pathOf(slug))
  }
