import type { Metadata } from 'next'
import { cache } from 'react'
import { content } from '@/lib/content'
import { allRoutes, routeAt } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

/** All routes of the site (lib/routes.ts). */
export const routes = cache(() => allRoutes(content()))

/** The metadata of the page at `path`. Throws when lib/routes.ts does not know it. */
export function metadataOf(path: string): Metadata {
  return pageMetadata({ site: content().site, ...routeAt(routes(), path) })
}
