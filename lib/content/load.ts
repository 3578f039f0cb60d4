import type { z } from 'zod'
import { withPay } from '../format-pay.ts'
import { isOpen } from './checks/check.ts'
import { runChecks } from './checks/index.ts'
import { fillClaims } from './claim-placeholders.ts'
import { type ContentChanges, type ContentFile, type ContentFiles, readFiles } from './files.ts'
import { ContentError, type FieldPath, type Problem, sortProblems } from './problem.ts'
import { COLLECTIONS, SINGLETONS } from './schemas/index.ts'
import { mapTexts } from './traverse.ts'
import type { Content, Entry } from './types.ts'
import { zodProblems } from './zod-problems.ts'

/** How a text is set, by its place in its file. */
export type SetText = (text: string, path: FieldPath) => string

export const asWritten: SetText = (text) => text

export type Inspection = {
  content?: Content
  problems: Problem[]
  warnings: Problem[]
  /** The files as they were read. */
  read: ContentFiles
}

/**
 * Reads and checks all content below `root`, a folder laid out like `content/`.
 * `today` is an ISO day; jobs that closed before it are left out. Throws a ContentError that lists every problem.
 * `set` is how each text is set: pages set it as a printer does (typeset.ts).
 */
export function loadContent(root = 'content', today = earliestToday(), set: SetText = asWritten): Content {
  const { content, problems } = inspectContent(root, today, undefined, set)
  if (!content) throw new ContentError(problems)
  return content
}

/**
 * As loadContent, but hands the problems over instead of throwing them, with the warnings. With `changes` it tells how
 * the content would be after them, before anything is written.
 */
export function inspectContent(
  root = 'content',
  today = earliestToday(),
  changes?: ContentChanges,
  set: SetText = asWritten,
): Inspection {
  const read = readFiles(root, changes)
  const { files, problems: claimProblems } = fillClaims(read.files)
  const problems = [...read.problems, ...claimProblems]
  const content = parse(files, today, problems, set)
  const checked = runChecks({ ...read, files, raw: read.files, today })
  problems.push(...checked.problems)
  const warnings = sortProblems(checked.warnings)
  if (!content || problems.length > 0) return { problems: sortProblems(problems), warnings, read }
  return { content, problems: [], warnings, read }
}

/** Puts every file through its schema. Undefined when one of them is missing or not as the schema wants it. */
function parse(files: readonly ContentFile[], today: string, problems: Problem[], set: SetText): Content | undefined {
  const data = <Schema extends z.ZodType>(file: ContentFile, schema: Schema): z.output<Schema> | undefined => {
    const result = schema.safeParse(mapTexts(file.value, set))
    if (result.success) return result.data
    problems.push(...zodProblems(result.error.issues, schema, file.value, file.source))
    return undefined
  }
  const folder = <Data>(kind: string, schema: z.ZodType<Data>, rank: (entry: Data) => number): Entry<Data>[] =>
    files
      .filter((file) => file.kind === kind)
      .flatMap((file) => {
        const fields = data(file, schema)
        return fields === undefined ? [] : [{ ...fields, slug: file.slug }]
      })
      .sort((a, b) => rank(a) - rank(b))
  const single = <Data>(kind: string, schema: z.ZodType<Data>): Data | undefined => {
    const file = files.find((candidate) => candidate.kind === kind)
    return file && data(file, schema)
  }

  const jobs = folder('jobs', COLLECTIONS.jobs, ({ id }) => id)
  return whole({
    services: folder('services', COLLECTIONS.services, ({ order }) => order),
    technologies: folder('technologies', COLLECTIONS.technologies, ({ order }) => order),
    projects: folder('projects', COLLECTIONS.projects, ({ order }) => order),
    jobs: jobs
      .filter(({ closes }) => isOpen(closes, today))
      .map((job) => ({ ...job, seo: { ...job.seo, description: withPay(job.seo.description, job.pay) } })),
    testimonials: folder('testimonials', COLLECTIONS.testimonials, ({ id }) => id),
    apps: folder('apps', COLLECTIONS.apps, ({ id }) => id),
    site: single('site', SINGLETONS.site),
    navigation: single('navigation', SINGLETONS.navigation),
    toolbox: single('toolbox', SINGLETONS.toolbox),
    home: single('home', SINGLETONS.home),
    servicesPage: single('services-page', SINGLETONS['services-page']),
    technologiesPage: single('technologies-page', SINGLETONS['technologies-page']),
    portfolioPage: single('portfolio-page', SINGLETONS['portfolio-page']),
    about: single('about', SINGLETONS.about),
    careers: single('careers', SINGLETONS.careers),
    contact: single('contact', SINGLETONS.contact),
    ourApps: single('our-apps', SINGLETONS['our-apps']),
    accessibility: single('accessibility', SINGLETONS.accessibility),
    privacy: single('privacy', SINGLETONS.privacy),
    notFound: single('not-found', SINGLETONS['not-found']),
  })
}

type Draft = { [Name in keyof Content]: Content[Name] | undefined }

function whole(draft: Draft): Content | undefined {
  return isWhole(draft) ? draft : undefined
}

function isWhole(draft: Draft): draft is Content {
  return Object.values(draft).every((part) => part !== undefined)
}

/** The day that it still is where days end last, twelve hours behind UTC: an opening's last day ends there. */
export const earliestToday = (now = new Date()): string => isoDay(new Date(now.getTime() - 12 * 3_600_000))

export function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10)
}
