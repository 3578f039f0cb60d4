import { about, careers } from './agency.ts'
import { home } from './home.ts'
import { job } from './jobs.ts'
import { accessibility, contact, notFound, ourApps, portfolioPage, servicesPage, technologiesPage } from './pages.ts'
import { appCard, testimonial } from './people.ts'
import { privacy } from './privacy.ts'
import { project } from './projects.ts'
import { service } from './services.ts'
import { navigation, site, toolbox } from './site.ts'
import { technology } from './technologies.ts'

/** Folder in content/ → the schema of each file in it. The file name without `.yaml` is the slug. */
export const COLLECTIONS = {
  services: service,
  technologies: technology,
  projects: project,
  jobs: job,
  testimonials: testimonial,
  apps: appCard,
} as const

/** File in content/ (without `.yaml`) → its schema. */
export const SINGLETONS = {
  site,
  navigation,
  toolbox,
  home,
  'services-page': servicesPage,
  'technologies-page': technologiesPage,
  'portfolio-page': portfolioPage,
  about,
  careers,
  contact,
  'our-apps': ourApps,
  accessibility,
  privacy,
  'not-found': notFound,
} as const
