import { canonicalRoutes, routes } from '@/app/_seo/page-metadata'
import type { RouteEntry } from '@/lib/nearest-routes'
import type { Route } from '@/lib/routes'
import * as paths from '@/lib/url-paths'

const MAIN = [paths.services, paths.portfolio, paths.about, paths.ourApps, paths.careers, paths.contact]

const asEntry = ({ path, name }: Route): RouteEntry => ({ path, title: name })

/** The suggestions without scripts, and when no route is similar. */
export const mainRoutes = (): RouteEntry[] =>
  MAIN.flatMap((path) => routes().filter((route) => route.path === path)).map(asEntry)

/** Every canonical route except Home, to which every page links. */
export const suggestedRoutes = (): RouteEntry[] =>
  canonicalRoutes()
    .filter(({ path }) => path !== paths.home)
    .map(asEntry)
