import type { Content } from './content/types.ts'
import * as paths from './paths.ts'
import { filtersOf, portfolioListings } from './portfolio-pagination.ts'
import { listingSeo } from './seo/pagination-metadata.ts'

/** One page of the site: what the sitemap, llms.txt, metadata, breadcrumbs, social cards and the 404 page know of it. */
export interface Route {
  path: string
  /** In breadcrumbs and among the suggestions of the 404 page. */
  name: string
  title: string
  description: string
  /** Another route when that is the one that search engines keep. */
  canonicalPath: string
  /** The picture of the page's social card: a file of content/pictures. */
  picture: string
  type?: 'article'
}

interface Seo {
  title: string
  description: string
}

interface Page {
  path: string
  seo: (content: Content) => Seo
  /** Its own picture, where it has one; else that of Home. */
  picture?: (content: Content) => string | undefined
  /** The pages below it, made from a folder of content. */
  below?: (content: Content) => Route[]
}

const housePicture = ({ home }: Content): string => home.hero.picture.file
const careersPicture = ({ careers }: Content, index: number) => careers.culture.photos[index]?.file

function route(path: string, { title, description }: Seo, picture: string, more: Partial<Route> = {}): Route {
  return { path, name: title, title, description, canonicalPath: path, picture, ...more }
}

/**
 * Every page whose address does not depend on content, in the order of the navigation, with what stands below it. A new
 * page is added here.
 */
export const PAGES: readonly Page[] = [
  { path: paths.home, seo: ({ home }) => home.seo },
  { path: paths.services, seo: ({ servicesPage }) => servicesPage.seo, below: serviceRoutes },
  {
    path: paths.portfolio,
    seo: ({ portfolioPage }) => portfolioPage.seo,
    picture: ({ projects }) => projects[0]?.picture.file,
    below: portfolioRoutes,
  },
  { path: paths.about, seo: ({ about }) => about.seo, picture: ({ about }) => about.story.picture.file },
  {
    path: paths.careers,
    seo: ({ careers }) => careers.seo,
    picture: (content) => careersPicture(content, 0),
    below: jobRoutes,
  },
  { path: paths.contact, seo: ({ contact }) => contact.seo },
  { path: paths.privacy, seo: ({ privacy }) => privacy.seo },
  { path: paths.ourApps, seo: ({ ourApps }) => ourApps.seo, picture: ({ apps }) => apps[0]?.picture.file },
  { path: paths.accessibility, seo: ({ accessibility }) => accessibility.seo },
]

/** Every prerendered route. */
export function allRoutes(content: Content): Route[] {
  return PAGES.flatMap(({ path, seo, picture, below }) => [
    route(path, seo(content), picture?.(content) ?? housePicture(content)),
    ...(below?.(content) ?? []),
  ])
}

/** The route at `path`. Throws when there is none. */
export function routeAt(routes: readonly Route[], path: string): Route {
  const found = routes.find((route) => route.path === path)
  if (!found) throw new Error(`lib/routes.ts knows no page at ${path}`)
  return found
}

/** The routes from the first page below Home down to the one at `path`: its breadcrumbs. */
export function trailOf(routes: readonly Route[], path: string): Route[] {
  const here = routeAt(routes, path)
  return [...routes.filter((route) => route.path !== paths.home && route !== here && path.startsWith(route.path)), here]
}

function serviceRoutes({ services, technologies, ...content }: Content): Route[] {
  return [
    ...services.flatMap(({ slug, name, seo, aliases, picture: { file } }) => [
      route(paths.service(slug), seo, file, { name }),
      ...aliases.map((alias) =>
        route(paths.service(alias.slug), alias.seo, file, { name: alias.name, canonicalPath: paths.service(slug) }),
      ),
    ]),
    ...technologies.map(({ slug, name, seo, service }) => {
      const picture = services.find((candidate) => candidate.slug === service)?.picture.file
      return route(paths.technology(slug), seo, picture ?? content.home.hero.picture.file, { name })
    }),
  ]
}

function portfolioRoutes(content: Content): Route[] {
  const { projects, portfolioPage } = content
  const listings = portfolioListings(projects, filtersOf(portfolioPage.categories))
  return [
    ...listings.flatMap((listing) => {
      if (!listing.slug) return []
      const picture = listing.projects[0]?.picture.file ?? housePicture(content)
      return [route(paths.portfolioListing(listing.slug), listingSeo(portfolioPage.seo, listing), picture)]
    }),
    ...projects.flatMap(({ slug, title, caseStudy, picture }) =>
      caseStudy ? [route(paths.project(slug), caseStudy.seo, picture.file, { name: title, type: 'article' })] : [],
    ),
  ]
}

function jobRoutes(content: Content): Route[] {
  return content.jobs.map(({ slug, title, seo, workplace }) => {
    const picture = careersPicture(content, workplace === 'remote' ? 3 : 0) ?? housePicture(content)
    return route(paths.job(slug), seo, picture, { name: title })
  })
}
