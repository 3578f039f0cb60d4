import 'server-only'
import { cache } from 'react'
import { loadContent } from './load.ts'
import type { Content, JobEntry, ProjectEntry, ServiceEntry, TechnologyEntry, Tool } from './types.ts'
import { typeset } from './typography.ts'

export type { AppCard } from './schemas/apps.ts'
export type { Job } from './schemas/jobs.ts'
export type { Navigation } from './schemas/navigation.ts'
export type { CaseStudy, Project } from './schemas/projects.ts'
export type { Service } from './schemas/services.ts'
export type { Site } from './schemas/site.ts'
export type { Technology } from './schemas/technologies.ts'
export type { Testimonial } from './schemas/testimonials.ts'
export type { Toolbox } from './schemas/toolbox.ts'
export type {
  AppEntry,
  Content,
  JobEntry,
  Office,
  ProjectEntry,
  ServiceEntry,
  TechnologyEntry,
  TestimonialEntry,
  Tool,
} from './types.ts'

let memo: Content | undefined

const read = () => loadContent('content', undefined, typeset)
const readForRequest = cache(read)

/**
 * All content of the site, read when first asked for; in development once for each request, so that pages show changes.
 * Throws a ContentError that lists every problem.
 */
export function content(): Content {
  if (process.env.NODE_ENV === 'development') return readForRequest()
  memo ??= read()
  return memo
}

/** The section of /services/ with this slug (not an alias). Throws when there is none. */
export function getService(slug: string): ServiceEntry {
  return find(content().services, slug, 'service')
}

/** The technology whose page is /tech/{slug}/. Throws when there is none. */
export function getTechnology(slug: string): TechnologyEntry {
  return find(content().technologies, slug, 'technology')
}

/** The project with this slug, whether or not it has a case study. Throws when there is none. */
export function getProject(slug: string): ProjectEntry {
  return find(content().projects, slug, 'project')
}

/** The open job with this slug. Throws when there is none or it has closed. */
export function getJob(slug: string): JobEntry {
  return find(content().jobs, slug, 'job')
}

/** The tool of toolbox.yaml with this id. Throws when there is none. */
export function getTool(id: string): Tool {
  const tool = content().toolbox[id]
  if (!tool) throw new Error(`There is no tool "${id}" in content/toolbox.yaml`)
  return { ...tool, id }
}

function find<Item extends { slug: string }>(items: readonly Item[], slug: string, what: string): Item {
  const item = items.find((candidate) => candidate.slug === slug)
  if (!item) throw new Error(`There is no ${what} "${slug}" in the content`)
  return item
}
