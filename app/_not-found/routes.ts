import { content } from '@/lib/content'
import * as paths from '@/lib/paths'
import type { RouteEntry } from './nearest.logic'

/** The pages offered before and without scripts, and where nothing is near. */
export function mainRoutes(): RouteEntry[] {
  const { services, portfolioPage, about, ourApps, contact, careers } = pageTitles()
  return [
    { path: paths.services, title: services },
    { path: paths.portfolio, title: portfolioPage },
    { path: paths.about, title: about },
    { path: paths.ourApps, title: ourApps },
    { path: paths.careers, title: careers },
    { path: paths.contact, title: contact },
  ]
}

/** Every page of the site with its title. */
export function allRoutes(): RouteEntry[] {
  const { services, technologies, projects, jobs } = content()
  return [
    ...mainRoutes(),
    { path: paths.accessibility, title: content().accessibility.seo.title },
    ...services.map(({ slug, name }) => ({ path: paths.service(slug), title: name })),
    ...technologies.map(({ slug, name }) => ({ path: paths.technology(slug), title: name })),
    ...projects.flatMap(({ slug, title, caseStudy }) => (caseStudy ? [{ path: paths.project(slug), title }] : [])),
    ...jobs.map(({ slug, title }) => ({ path: paths.job(slug), title })),
  ]
}

function pageTitles() {
  const { servicesPage, portfolioPage, about, ourApps, contact, careers } = content()
  return {
    services: servicesPage.seo.title,
    portfolioPage: portfolioPage.seo.title,
    about: about.seo.title,
    ourApps: ourApps.seo.title,
    contact: contact.seo.title,
    careers: careers.seo.title,
  }
}
