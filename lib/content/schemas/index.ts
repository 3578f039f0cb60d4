import * as collections from './collections.ts'
import * as singletons from './singletons.ts'

/** Folder in content/ → the schema of each file in it. The file name without `.yaml` is the slug. */
export const COLLECTIONS = {
  services: collections.service,
  technologies: collections.technology,
  projects: collections.project,
  jobs: collections.job,
  testimonials: collections.testimonial,
  apps: collections.appCard,
} as const

/** File in content/ (without `.yaml`) → its schema. */
export const SINGLETONS = {
  site: singletons.site,
  navigation: singletons.navigation,
  toolbox: singletons.toolbox,
  home: singletons.home,
  'services-page': singletons.servicesPage,
  'technologies-page': singletons.technologiesPage,
  'portfolio-page': singletons.portfolioPage,
  about: singletons.about,
  careers: singletons.careers,
  contact: singletons.contact,
  'our-apps': singletons.ourApps,
  'not-found': singletons.notFound,
} as const
