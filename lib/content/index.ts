import 'server-only'
import { cache } from 'react'
import * as paths from '../url-paths.ts'
import { loadContent } from './load.ts'
import type { Content, JobEntry, ProjectEntry, ServiceEntry, TechnologyEntry, Tool } from './types.ts'
import { typeset } from './typography.ts'

export type { AppEntry, JobEntry, ProjectEntry, ServiceEntry, ServiceProof, TechnologyEntry } from './types.ts'

let cached: Content | undefined

const read = () => loadContent('content', undefined, typeset)
const readForRequest = cache(read)

/**
 * All content of the site. In production it is read once, in development for each request, so that pages show changes.
 * Throws a ContentError that lists every problem.
 */
export function content(): Content {
  if (process.env.NODE_ENV === 'development') return readForRequest()
  cached ??= read()
  return cached
}

/** The target of "Back to Projects": the projects of Home, or the portfolio when it shows none. */
export const projectsPath = (): string => (content().home.work?.projects.length ? paths.projects : paths.portfolio)

/** `slug` is that of the service, not an alias. Throws when there is none. */
export function getService(slug: string): ServiceEntry {
  return find(content().services, slug, 'service')
}

/** Throws when there is no technology with this slug. */
export function getTechnology(slug: string): TechnologyEntry {
  return find(content().technologies, slug, 'technology')
}

/** The project may lack a case study. Throws when there is none with this slug. */
export function getProject(slug: string): ProjectEntry {
  return find(content().projects, slug, 'project')
}

/** Throws when there is no job with this slug, or it has closed. */
export function getJob(slug: string): JobEntry {
  return find(content().jobs, slug, 'job')
}

/** Throws when there is no tool with this id in toolbox.yaml. */
export function getTool(id: string): Tool {
  const tool = content().toolbox[id]
  if (!tool) throw new Error(`There is no tool "${id}" in content/toolbox.yaml`)
  return { ...tool, id }
}

/** Throws when there is no claim with this name in site.yaml. */
export function getClaim(name: string) {
  const claim = content().site.claims[name]
  if (!claim) throw new Error(`There is no claim "${name}" in content/site.yaml`)
  return { ...claim, name }
}

/** The names of what a project is made with. */
export const toolNames = ({ stack }: Pick<ProjectEntry, 'stack'>): string[] => stack.map((id) => getTool(id).name)

function find<Item extends { slug: string }>(items: readonly Item[], slug: string, what: string): Item {
  const item = items.find((candidate) => candidate.slug === slug)
  if (!item) throw new Error(`There is no ${what} "${slug}" in the content`)
  return item
}

/** The label of a link to the page of a service. */
export const serviceLinkLabel = ({ name }: ServiceEntry): string =>
  content().labels.service.link.replaceAll('{service}', () => name)
