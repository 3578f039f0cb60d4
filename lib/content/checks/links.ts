import { basePathOf, pathBelow } from '../../hosting/base-path.ts'
import { isMachineFile } from '../../hosting/public-files.ts'
import { parseUrl } from '../../parse-url.ts'
import { toPlainText } from '../../plain-text.ts'
import { portfolioListings } from '../../portfolio-listings.ts'
import { filtersOf } from '../../project-filter.ts'
import { absentPages, PAGES } from '../../routes.ts'
import * as paths from '../../url-paths.ts'
import { didYouMean } from '../did-you-mean.ts'
import { type FieldPath, type Problem, quote } from '../problem.ts'
import type { ContentFile } from '../read-files.ts'
import { isLinkAddress } from '../schemas/address.ts'
import { isRecord, select, valueAt, walk } from '../traverse.ts'
import { type Check, type CheckInput, isOpen, ofKind } from './check.ts'
import { destination } from './destination.ts'
import { namesOf } from './references.ts'

/** The values of a query that a page understands, beside those that are free texts. */
const QUERIES = [
  { page: paths.portfolio, name: 'category', to: 'categories' },
  { page: paths.careers, name: 'department', to: 'departments' },
] as const

/** Whether an id is there, or not, by what the content has. All others are looked up on the page that the build has written. */
const isByContent = (page: string, id: string) =>
  page === paths.services ? !/^(main|menu-.*|site-.*|.*-title)$/.test(id) : /^(projects|apply-.*)$/.test(id)

/** What a link points to must exist: the page or file, the id on the page, and the value of a filter. */
export const checkLinks: Check = (input) => {
  const sections = sectionIds(input)
  const pages = pageAnchors(input, sections)
  const absent = absentOf(input)
  const files = input.publicFiles.map((path) => encodeURI(`/${path}`))
  const problems = cardAnchorProblems(input, sections)
  for (const { file, path, value, href, page, query, anchor } of linksToPages(input)) {
    const problem = (expected: string, got: string, suggestion?: string) =>
      problems.push(file.source.problem(path, expected, got, suggestion))
    const anchors = pages.get(page)
    const needs = absent.get(page)
    if (needs) {
      // The loader leaves it out of lists.
      if (file.kind === 'navigation' && typeof path.at(-2) === 'number') continue
      problem(`another address: ${page} is left out, because content/${needs} has no files`, quote(value))
    } else if (!anchors) {
      const file = decode(page.slice(1)).replace(/(^|\/)$/, '$1index.html')
      if (input.publicFiles.includes(file) || isMachineFile(page.slice(1))) continue
      const end = destination(page, input)
      if (end && 'circle' in end)
        problem(`an address that leads to a page, and not in a circle: ${end.circle.join(' → ')}`, quote(value))
      else if (end) problem(`${quote(end.end)}, where this old address leads`, quote(value))
      else {
        // As servers name the pages of folders, and people the folder of the file.
        const folder = page.replace(/(?:\/index)?\.html?$/, '/')
        const nearest =
          [folder, `${page}/`, page.replace(/^\/public\//, '/')].find(
            (form) => pages.has(form) || files.includes(form) || files.includes(`${form}index.html`),
          ) ?? didYouMean(page, [...pages.keys(), ...files])
        const suggestion = nearest && nearest + href.slice(page.length)
        // Another application may answer on this host; a link to it is written in full.
        if (href === value || suggestion)
          problem('the address of a page or a file in public/', quote(value), suggestion)
      }
    } else if (anchor && !anchors.includes(anchor)) {
      const suggestion = didYouMean(anchor, anchors)
      const hint = suggestion && `${page}#${suggestion}`
      if (hint || isByContent(page, anchor)) problem(`an id that is on ${page}`, quote(value), hint)
    }
    for (const { name, to } of QUERIES.filter((known) => known.page === page)) {
      const given = query.get(name)
      const known = namesOf(to, input)
      if (given === null || !known || known.map(toPlainText).includes(toPlainText(given))) continue
      problem(`one of the ${to} after ?${name}=`, quote(given), didYouMean(given, known))
    }
  }
  return problems
}

/** The problems of links to ids that are not on their page; `idsOf` reads those of the page that the build has written. */
export function missingIds(input: CheckInput, idsOf: (page: string) => readonly string[]): Problem[] {
  const pages = pageAnchors(input, sectionIds(input))
  return linksToPages(input).flatMap(({ file, path, value, page, anchor }) => {
    if (!anchor || (pages.get(page)?.includes(anchor) ?? true)) return []
    const ids = idsOf(page)
    if (ids.includes(anchor)) return []
    const suggestion = didYouMean(anchor, ids)
    return [file.source.problem(path, `an id that is on ${page}`, quote(value), suggestion && `${page}#${suggestion}`)]
  })
}

/** The links to pages and files of this site, in parts. */
const linksToPages = (input: CheckInput) =>
  input.files.flatMap((file) => {
    const found: { file: ContentFile; path: FieldPath; value: string; href: string }[] = []
    walk(file.value, (value, path) => {
      if (!isLink(path) || typeof value !== 'string' || !isLinkAddress(value)) return
      // Targets of redirects that are written in full are refused by checkRedirects.
      const href = /^[/#]/.test(value) || path[0] === 'redirects' ? value : pathOnSite(value, input)
      if (href && /^[/#]/.test(href)) found.push({ file, path, value, href })
    })
    return found.map((link) => ({ ...link, ...split(link.href, file.kind) }))
  })

/** The path of an address on this site that is written in full, with its query and id; undefined for one elsewhere. */
export function pathOnSite(address: string, { files }: Pick<CheckInput, 'files'>): string | undefined {
  const [url, given] = [String(valueAt(ofKind(files, 'site')[0]?.value, ['url'])), parseUrl(address)]
  if (!given || given.origin !== parseUrl(url)?.origin) return undefined
  const path = pathBelow(basePathOf(url), given.pathname)
  return path && path + given.search + given.hash
}

/** The addresses of links, and those to which old addresses lead. */
export const isLink = (path: FieldPath): boolean =>
  path.at(-1) === 'href' || (path[0] === 'redirects' && path.at(-1) === 'to')

/** The slugs of services and their aliases, which are ids on /services/ and pages below it. */
function sectionIds({ files, slugs }: CheckInput): string[] {
  const aliases = ofKind(files, 'services').flatMap(({ value }) => select(value, 'aliases.*.slug'))
  return [...(slugs.get('services') ?? []), ...aliases.map(({ value }) => String(value))]
}

const absentOf = ({ slugs }: CheckInput) => absentPages((folder) => slugs.get(folder)?.length === 0)

/** The paths of all pages. */
export const pagePaths = (input: CheckInput): string[] => [...pageAnchors(input, sectionIds(input)).keys()]

/** The paths of all pages, each with the ids that links may use. */
function pageAnchors(input: CheckInput, sections: string[]): Map<string, string[]> {
  const { files, raw, slugs, today } = input
  const absent = absentOf(input)
  const facts = ofKind(raw, 'site').flatMap(({ value }) => (isRecord(value) ? [value] : []))
  const closed = ofKind(files, 'jobs').filter(({ value }) => isRecord(value) && !isOpen(value.closes, today))
  const openJobs = (slugs.get('jobs') ?? []).filter((slug) => !closed.some((job) => job.slug === slug))
  const pages = new Map<string, string[]>(
    [
      ...PAGES.filter(
        ({ path, fact }) => !absent.has(path) && (!fact || facts.length === 0 || facts.some((site) => site[fact])),
      ).map(({ path }) => path),
      ...sections.map(paths.service),
      ...openJobs.map(paths.job),
      ...(namesOf('case studies', input) ?? []).map(paths.project),
      ...listingSlugs(input).map(paths.portfolioListing),
      ...(slugs.get('technologies') ?? []).map(paths.technology),
    ].map((path) => [path, []]),
  )
  const featured = ofKind(files, 'home').some(({ value }) => select(value, 'work.projects.*').length > 0)
  pages.set(paths.home, featured ? ['services', 'projects'] : ['services'])
  pages.set(paths.services, sections)
  pages.set(
    paths.careers,
    openJobs.map((slug) => `apply-${slug}`),
  )
  return pages
}

/** The pages of a portfolio that does not fit on one page. */
function listingSlugs(input: CheckInput): string[] {
  const projects = ofKind(input.files, 'projects').map(({ value }) => {
    const category = valueAt(value, ['category'])
    return { category: Array.isArray(category) ? category.filter((name) => typeof name === 'string') : [] }
  })
  const several = ofKind(input.files, 'portfolio-page').some(({ value }) => valueAt(value, ['several']) === 'each')
  const filters = filtersOf(namesOf('categories', input) ?? [])
  return portfolioListings(projects, filters, several ? 'each' : 'only All').flatMap(({ slug }) => slug ?? [])
}

const OWN_PAGES: Readonly<Record<string, string | undefined>> = {
  'services-page': paths.services,
  'portfolio-page': paths.portfolio,
  careers: paths.careers,
  apps: paths.ourApps,
}

/** The page to which a link of a file refers that begins with #; that of header and footer is Home. */
export const ownPage = (kind: string): string => OWN_PAGES[kind] ?? paths.home

/** The parts of a link of a file. */
function split(href: string, kind: string): { page: string; query: URLSearchParams; anchor: string | undefined } {
  const [path = '', anchor] = href.split('#')
  const [page, query] = path.split('?')
  return { page: page || ownPage(kind), query: new URLSearchParams(query), anchor: anchor && decode(anchor) }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function cardAnchorProblems({ files, slugs }: CheckInput, sections: string[]) {
  // An unreadable file may have the alias; it is reported by its own problem.
  const isComplete = ofKind(files, 'services').length === slugs.get('services')?.length
  if (sections.length === 0 || !isComplete) return []
  return ofKind(files, 'home').flatMap(({ source, value: home }) =>
    select(home, 'services.cards.*.anchor').flatMap(({ path, value }) => {
      if (typeof value !== 'string' || sections.includes(value)) return []
      const expected = 'the id of a section on /services/, or one of its aliases'
      return [source.problem(path, expected, quote(value), didYouMean(value, sections))]
    }),
  )
}
