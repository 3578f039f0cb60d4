import { PAGES } from '../../routes.ts'
import * as paths from '../../url-paths.ts'
import { didYouMean } from '../did-you-mean.ts'
import { quote } from '../problem.ts'
import { isRecord, select, walk } from '../traverse.ts'
import { type Check, type CheckInput, isOpen, ofKind } from './check.ts'

/** Internal links must have the path of an existing page and the id of an element on it. */
export const checkLinks: Check = (input) => {
  const sections = sectionIds(input)
  const pages = pageAnchors(input, sections)
  const problems = cardAnchorProblems(input, sections)
  for (const { kind, source, value: data } of input.files) {
    walk(data, (value, path) => {
      if (path.at(-1) !== 'href' || typeof value !== 'string' || !/^[/#]/.test(value)) return
      const { page, anchor } = split(value, kind)
      const anchors = pages.get(page)
      if (!anchors) {
        const suggestion = didYouMean(page, pages.keys())
        problems.push(source.problem(path, 'the address of a page of the site', quote(value), suggestion))
      } else if (anchor && !anchors.includes(anchor)) {
        const suggestion = didYouMean(anchor, anchors)
        const hint = suggestion && `${page}#${suggestion}`
        problems.push(source.problem(path, `an id that is on ${page}`, quote(value), hint))
      }
    })
  }
  return problems
}

/** The slugs of services and their aliases, which are ids on /services/ and pages below it. */
function sectionIds({ files, slugs }: CheckInput): string[] {
  const aliases = ofKind(files, 'services').flatMap(({ value }) => select(value, 'aliases.*.slug'))
  return [...(slugs.get('services') ?? []), ...aliases.map(({ value }) => String(value))]
}

/** The paths of all pages, each with the ids that links may use. */
function pageAnchors({ files, slugs, today }: CheckInput, sections: string[]): Map<string, string[]> {
  const closed = ofKind(files, 'jobs').filter(({ value }) => isRecord(value) && !isOpen(value.closes, today))
  const openJobs = (slugs.get('jobs') ?? []).filter((slug) => !closed.some((job) => job.slug === slug))
  const caseStudies = ofKind(files, 'projects').filter(({ value }) => isRecord(value) && 'caseStudy' in value)
  const pagePaths = [
    ...PAGES.map(({ path }) => path),
    ...sections.map(paths.service),
    ...openJobs.map(paths.job),
    ...caseStudies.map(({ slug }) => paths.project(slug)),
    ...(slugs.get('technologies') ?? []).map(paths.technology),
  ]
  const pages = new Map<string, string[]>(pagePaths.map((path) => [path, []]))
  const featured = ofKind(files, 'home').some(({ value }) => select(value, 'work.projects.*').length > 0)
  pages.set(paths.home, featured ? ['services', 'projects'] : ['services'])
  pages.set(paths.services, sections)
  pages.set(
    paths.careers,
    openJobs.map((slug) => `apply-${slug}`),
  )
  return pages
}

/** A link that begins with # refers to the page of its file. */
function split(href: string, kind: string): { page: string; anchor: string | undefined } {
  const [path = '', anchor] = href.split('#')
  const ownPage = kind === 'services-page' ? paths.services : kind === 'careers' ? paths.careers : paths.home
  return { page: path.split('?')[0] || ownPage, anchor }
}

function cardAnchorProblems({ files }: CheckInput, sections: string[]) {
  if (sections.length === 0) return []
  return ofKind(files, 'home').flatMap(({ source, value: home }) =>
    select(home, 'services.cards.*.anchor').flatMap(({ path, value }) => {
      if (typeof value !== 'string' || sections.includes(value)) return []
      const expected = 'the id of a section on /services/, or one of its aliases'
      return [source.problem(path, expected, quote(value), didYouMean(value, sections))]
    }),
  )
}
