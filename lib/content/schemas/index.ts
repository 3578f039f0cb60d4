import { about } from './about.ts'
import { accessibility } from './accessibility.ts'
import { appCard } from './apps.ts'
import { careers } from './careers.ts'
import { contact } from './contact.ts'
import { home } from './home.ts'
import { job } from './jobs.ts'
import { labels } from './labels.ts'
import { navigation } from './navigation.ts'
import { notFound } from './not-found.ts'
import { ourApps } from './our-apps.ts'
import { portfolioPage } from './portfolio-page.ts'
import { privacy } from './privacy.ts'
import { project } from './projects.ts'
import { service } from './services.ts'
import { servicesPage } from './services-page.ts'
import { site } from './site.ts'
import { technology } from './technologies.ts'
import { technologiesPage } from './technologies-page.ts'
import { testimonial } from './testimonials.ts'
import { toolbox } from './toolbox.ts'
import { words } from './words.ts'

/** Folder in content/ → the schema of its files, whose names without `.yaml` are the slugs. */
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
  labels,
  words,
} as const

/** Files that may be missing: all their fields are optional. */
export const OPTIONAL_FILES: readonly string[] = ['labels']
