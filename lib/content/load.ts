import type { z } from 'zod'
import { fillPay } from '../format-pay.ts'
import { absentPages } from '../routes.ts'
import { isOpen, ofKind } from './checks/check.ts'
import { runChecks } from './checks/index.ts'
import { numberProblems } from './checks/numbers.ts'
import { fillClaims, hasPlaceholder } from './claim-placeholders.ts'
import { ContentError, type FieldPath, type Problem, sortProblems } from './problem.ts'
import { type ContentChanges, type ContentFile, type ContentFiles, readFiles } from './read-files.ts'
import { COLLECTIONS, SINGLETONS } from './schemas/index.ts'
import { labels } from './schemas/labels.ts'
import { withShownLinks } from './shown-links.ts'
import { isRecord, mapTexts, valueAt } from './traverse.ts'
import type { Content, Entry } from './types.ts'
import { zodProblems } from './zod-problems.ts'

type TransformText = (text: string, path: FieldPath) => string

export const unchanged: TransformText = (text) => text

export type Inspection = {
  content?: Content
  problems: Problem[]
  warnings: Problem[]
  read: ContentFiles
}

/**
 * Reads and checks all content below `root`. Throws a ContentError that lists every problem.
 * @param today an ISO date; jobs that closed before it are omitted.
 * @param transform applied to each text; pages use `typeset`.
 */
export function loadContent(root = 'content', today = earliestToday(), transform = unchanged): Content {
  const { content, problems } = inspectContent(root, today, undefined, transform)
  if (!content) throw new ContentError(problems)
  return content
}

/** Like loadContent, but returns problems and warnings instead of throwing. `changes` are applied in memory. */
export function inspectContent(
  root = 'content',
  today = earliestToday(),
  changes?: ContentChanges,
  transform = unchanged,
): Inspection {
  const read = readFiles(root, changes)
  const invalid = invalidFieldsOfSite(fillClaims(read.files).files)
  const { files: filled, problems: unknownNames } = fillClaims(read.files, withoutFieldsOfSite(read.files, invalid))
  const files = withShownLinks(filled, today)
  const problems = [...read.problems, ...(invalid.length === 0 ? unknownNames : [])]
  const content = validate(files, today, problems, transform)
  const checked = runChecks({ ...read, files: withoutFieldsOfSite(files, invalid), raw: read.files, today })
  problems.push(...checked.problems)
  const warnings = sortProblems(checked.warnings)
  if (!content || problems.length > 0) return { problems: sortProblems(problems), warnings, read }
  return { content, problems: [], warnings, read }
}

/** The fields that texts and references of other files use. */
const USED_ELSEWHERE = ['brand', 'founded', 'emails', 'offices', 'claims', 'facts']

/** What depends on these fields cannot be checked, and its problems would hide theirs. */
function invalidFieldsOfSite(files: readonly ContentFile[]): string[] {
  const value = ofKind(files, 'site')[0]?.value
  return issuesOf(SINGLETONS.site.safeParse(value), value).map(({ path }) => String(path[0] ?? ''))
}

function withoutFieldsOfSite(files: ContentFile[], invalid: readonly string[]): ContentFile[] {
  const fields = USED_ELSEWHERE.filter((field) => invalid.includes(field))
  return files.map((file) =>
    file.kind === 'site' && isRecord(file.value)
      ? { ...file, value: Object.fromEntries(Object.entries(file.value).filter(([field]) => !fields.includes(field))) }
      : file,
  )
}

/** Without those of texts whose placeholders could not be replaced, which are longer than what the page would show. */
const issuesOf = ({ error }: z.ZodSafeParseResult<unknown>, value: unknown): z.core.$ZodIssue[] =>
  error?.issues.filter(({ path }) => !hasPlaceholder(valueAt(value, path.map(stepOf)))) ?? []

const stepOf = (step: PropertyKey) => (typeof step === 'number' ? step : String(step))

/** Validates each file and adds to `problems`. Returns undefined when a file is missing or a single file is invalid. */
function validate(
  files: readonly ContentFile[],
  today: string,
  problems: Problem[],
  transform: TransformText,
): Content | undefined {
  const data = <Schema extends z.ZodType>(file: ContentFile, schema: Schema): z.output<Schema> | undefined => {
    const result = schema.safeParse(mapTexts(file.value, transform))
    if (result.success) {
      // A number in place of a text has a problem already.
      problems.push(...numberProblems(file))
      return result.data
    }
    problems.push(...zodProblems(issuesOf(result, file.value), schema, file.value, file.source))
    return undefined
  }
  const collection = <Data>(kind: string, schema: z.ZodType<Data>, position: (entry: Data) => number): Entry<Data>[] =>
    files
      .filter((file) => file.kind === kind)
      .flatMap((file) => {
        const fields = data(file, schema)
        return fields === undefined ? [] : [{ ...fields, slug: file.slug }]
      })
      .sort((a, b) => position(a) - position(b))
  const singleton = <Data>(kind: string, schema: z.ZodType<Data>): Data | undefined => {
    const file = files.find((candidate) => candidate.kind === kind)
    return file && data(file, schema)
  }

  const apps = collection('apps', COLLECTIONS.apps, ({ id }) => id)
  const ourApps = singleton('our-apps', SINGLETONS['our-apps'])
  const jobs = collection('jobs', COLLECTIONS.jobs, ({ id }) => id)
  const content: Draft = {
    services: collection('services', COLLECTIONS.services, ({ order }) => order),
    technologies: collection('technologies', COLLECTIONS.technologies, ({ order }) => order),
    projects: collection('projects', COLLECTIONS.projects, ({ order }) => order),
    jobs: jobs
      .filter(({ closes }) => isOpen(closes, today))
      .map((job) => ({ ...job, seo: { ...job.seo, description: fillPay(job.seo.description, job.pay) } })),
    testimonials: collection('testimonials', COLLECTIONS.testimonials, ({ id }) => id),
    apps,
    site: singleton('site', SINGLETONS.site),
    navigation: singleton('navigation', SINGLETONS.navigation),
    toolbox: singleton('toolbox', SINGLETONS.toolbox),
    home: singleton('home', SINGLETONS.home),
    servicesPage: singleton('services-page', SINGLETONS['services-page']),
    technologiesPage: singleton('technologies-page', SINGLETONS['technologies-page']),
    portfolioPage: singleton('portfolio-page', SINGLETONS['portfolio-page']),
    about: singleton('about', SINGLETONS.about),
    careers: singleton('careers', SINGLETONS.careers),
    contact: singleton('contact', SINGLETONS.contact),
    ourApps: apps.length > 0 ? ourApps : null,
    accessibility: singleton('accessibility', SINGLETONS.accessibility),
    privacy: singleton('privacy', SINGLETONS.privacy),
    notFound: singleton('not-found', SINGLETONS['not-found']),
    labels: files.some(({ kind }) => kind === 'labels') ? singleton('labels', labels) : labels.parse({}),
    words: singleton('words', SINGLETONS.words),
  }
  return isComplete(content) ? { ...content, navigation: withoutAbsentPages(content) } : undefined
}

/** The lists of links of header and footer, without those to pages that the content leaves out. */
function withoutAbsentPages({ navigation, ...content }: Content): Content['navigation'] {
  const absent = absentPages((folder) => content[folder].length === 0)
  const shown = <Link extends { href: string }>(links: Link[]) =>
    links.filter(({ href }) => !absent.has(href.replace(/[?#].*/, '')))
  const { main, more, footer } = navigation
  return {
    ...navigation,
    main: shown(main),
    more: shown(more),
    footer: { ...footer, quickLinks: shown(footer.quickLinks), small: shown(footer.small) },
  }
}

type Draft = { [Name in keyof Content]: Content[Name] | undefined }

function isComplete(draft: Draft): draft is Content {
  return Object.values(draft).every((part) => part !== undefined)
}

/** The day that it still is where days end last, twelve hours behind UTC: an opening's last day ends there. */
export const earliestToday = (now = new Date()): string => isoDay(new Date(now.getTime() - 12 * 3_600_000))

export function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10)
}
