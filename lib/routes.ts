import type { Content } from './content/types.ts'
import { portfolioListings } from './portfolio-listings.ts'
import { filtersOf } from './project-filter.ts'
import { listingSeo } from './seo/portfolio-listing-seo.ts'
import { heroPicture } from './technology-scenes.ts'
import * as paths from './url-paths.ts'

/** One page of the site, for the sitemap, llms.txt, metadata, breadcrumbs, social cards and the 404 page. */
export interface Route {
  path: string
  /** Used in breadcrumbs and in the suggestions of the 404 page. */
  name: string
  title: string
  description: string
  /** The path that search engines should index; another route's for an alias. */
  canonicalPath: string
  /** The picture of the social card: a file in content/pictures. */
  picture: string
  type?: 'article'
  /** The path of the page above this one in the breadcrumbs, where its own path does not contain it. */
  parent?: string
}

interface Seo {
  title: string
  description: string
  picture?: { file: string } | undefined
}

interface Page {
  path: string
  /** Without it there is no page. */
  seo: (content: Content) => Seo | undefined
  /** The field of site.yaml without which there is no page. */
  fact?: 'legal'
  /** The folder of content/ without whose files there is no page. */
  folder?: 'apps'
  /** Defaults to the picture of Home. */
  picture?: (content: Content) => string | undefined
  /** The pages that are generated from a collection. */
  children?: (content: Content) => Route[]
}

const defaultPicture = ({ home }: Content): string => home.hero.picture.file

function route(path: string, seo: Seo, picture: string, more: Partial<Route> = {}): Route {
  const { title, description } = seo
  return { path, name: title, title, description, canonicalPath: path, picture: seo.picture?.file ?? picture, ...more }
}

/** All pages with a fixed path, in the order of the navigation. Add a new page here. */
export const PAGES: readonly Page[] = [
  { path: paths.home, seo: ({ home }) => home.seo },
  {
    path: paths.services,
    seo: ({ servicesPage }) => servicesPage.seo,
    picture: ({ servicesPage }) => servicesPage.closing.picture?.file,
    children: serviceRoutes,
  },
  {
    path: paths.portfolio,
    seo: ({ portfolioPage }) => portfolioPage.seo,
    children: portfolioRoutes,
  },
  { path: paths.about, seo: ({ about }) => about.seo, picture: ({ about }) => about.story.picture.file },
  {
    path: paths.careers,
    seo: ({ careers }) => careers.seo,
    children: jobRoutes,
  },
  { path: paths.contact, seo: ({ contact }) => contact.seo, picture: ({ contact }) => contact.picture.file },
  { path: paths.privacy, seo: ({ privacy }) => privacy.seo, picture: ({ privacy }) => privacy.picture?.file },
  { path: paths.ourApps, seo: ({ ourApps }) => ourApps?.seo, folder: 'apps' },
  {
    path: paths.accessibility,
    seo: ({ accessibility }) => accessibility.seo,
    picture: ({ accessibility }) => accessibility.picture?.file,
  },
  { path: paths.imprint, seo: ({ site, labels }) => site.legal && labels.imprint, fact: 'legal' },
]

/** Every prerendered route. */
export function allRoutes(content: Content): Route[] {
  return PAGES.flatMap(({ path, seo, picture, children }) => {
    const texts = seo(content)
    const own = texts ? [route(path, texts, picture?.(content) ?? defaultPicture(content))] : []
    return [...own, ...(children?.(content) ?? [])]
  })
}

/** The paths of the pages that the content leaves out, and the folders whose files they need. */
export const absentPages = (isEmpty: (folder: 'apps') => boolean): Map<string, string> =>
  new Map(PAGES.flatMap(({ path, folder }) => (folder && isEmpty(folder) ? [[path, folder] as const] : [])))

/** The route at `path`. Throws when there is none. */
export function routeAt(routes: readonly Route[], path: string): Route {
  const found = routes.find((route) => route.path === path)
  if (!found) throw new Error(`lib/routes.ts knows no page at ${path}`)
  return found
}

/** The breadcrumbs of the page at `path`, without Home. Throws when there is no such page. */
export function breadcrumbTrail(routes: readonly Route[], path: string): Route[] {
  const current = routeAt(routes, path)
  const isAbove = (route: Route) => route.path === current.parent || path.startsWith(route.path)
  return [...routes.filter((route) => route.path !== paths.home && route !== current && isAbove(route)), current]
}

function serviceRoutes(content: Content): Route[] {
  const { services, technologies } = content
  return [
    ...services.flatMap(({ slug, name, seo, aliases, picture: { file } }) => [
      route(paths.service(slug), seo, file, { name }),
      ...aliases.map((alias) =>
        route(paths.service(alias.slug), alias.seo, alias.picture?.file ?? file, {
          name: alias.name,
          canonicalPath: paths.service(slug),
        }),
      ),
    ]),
    ...technologies.map((technology) => {
      const { slug, name, seo, service } = technology
      const picture = heroPicture(technology, content)
      return route(paths.technology(slug), seo, picture?.file ?? defaultPicture(content), {
        name,
        parent: paths.service(service),
      })
    }),
  ]
}

function portfolioRoutes(content: Content): Route[] {
  const { projects, portfolioPage } = content
  const listings = portfolioListings(projects, filtersOf(portfolioPage.categories), portfolioPage.several)
  return [
    ...listings.flatMap((listing) => {
      if (!listing.slug) return []
      const seo = { ...listingSeo(portfolioPage.seo, listing), picture: portfolioPage.seo.picture }
      return [route(paths.portfolioListing(listing.slug), seo, defaultPicture(content))]
    }),
    ...projects.flatMap(({ slug, title, caseStudy, picture }) =>
      caseStudy ? [route(paths.project(slug), caseStudy.seo, picture.file, { name: title, type: 'article' })] : [],
    ),
  ]
}

function jobRoutes(content: Content): Route[] {
  const picture = content.careers.seo.picture?.file ?? defaultPicture(content)
  return content.jobs.map(({ slug, title, seo, picture: own }) =>
    route(paths.job(slug), seo, own?.file ?? picture, { name: title }),
  )
}
