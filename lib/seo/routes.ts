import type { Content } from '../content/types.ts'
import * as paths from '../paths.ts'
import { filtersOf, portfolioListings } from '../portfolio.ts'
import { listingSeo } from './listings.ts'

/** One page of the site as search engines, the social cards and the 404 page see it. */
export interface Route {
  path: string
  title: string
  description: string
  /** Other routes stand for the same content when this differs from `path`. */
  canonicalPath: string
  /** The picture of the page's social card: a file of content/pictures. */
  picture: string
}

interface Seo {
  title: string
  description: string
}

const route = (path: string, { title, description }: Seo, picture: string, canonicalPath = path): Route => ({
  path,
  title,
  description,
  canonicalPath,
  picture,
})

/** Every prerendered route, in the order of the navigation. The sitemap, the social cards and llms.txt read this list. */
export function allRoutes(content: Content): Route[] {
  const {
    home,
    servicesPage,
    services,
    technologies,
    portfolioPage,
    projects,
    about,
    careers,
    jobs,
    contact,
    ourApps,
    apps,
    accessibility,
    privacy,
  } = content
  const house = home.hero.picture.file
  const [pairing = house, , , remote = house] = careers.culture.photos.map(({ file }) => file)
  const serviceOf = (slug: string) => services.find((service) => service.slug === slug)?.picture.file ?? house
  return [
    route(paths.home, home.seo, house),
    route(paths.services, servicesPage.seo, house),
    ...services.flatMap(({ slug, seo, aliases, picture }) => [
      route(paths.service(slug), seo, picture.file),
      ...aliases.map((alias) => route(paths.service(alias.slug), alias.seo, picture.file, paths.service(slug))),
    ]),
    ...technologies.map(({ slug, seo, service }) => route(paths.technology(slug), seo, serviceOf(service))),
    route(paths.portfolio, portfolioPage.seo, projects[0]?.picture.file ?? house),
    ...portfolioListings(projects, filtersOf(portfolioPage.categories)).flatMap((listing) =>
      listing.slug
        ? [
            route(
              paths.portfolioListing(listing.slug),
              listingSeo(portfolioPage.seo, listing),
              listing.projects[0]?.picture.file ?? house,
            ),
          ]
        : [],
    ),
    ...projects.flatMap(({ slug, caseStudy, picture }) =>
      caseStudy ? [route(paths.project(slug), caseStudy.seo, picture.file)] : [],
    ),
    route(paths.about, about.seo, about.story.picture.file),
    route(paths.careers, careers.seo, pairing),
    ...jobs.map(({ slug, seo, workplace }) => route(paths.job(slug), seo, workplace === 'remote' ? remote : pairing)),
    route(paths.contact, contact.seo, house),
    route(paths.privacy, privacy.seo, house),
    route(paths.ourApps, ourApps.seo, apps[0]?.picture.file ?? house),
    route(paths.accessibility, accessibility.seo, house),
  ]
}
