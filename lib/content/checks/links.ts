import * as paths from '../../paths.ts'
import { PAGES } from '../../routes.ts'
import { didYouMean } from '../did-you-mean.ts'
import { quote } from '../problem.ts'
import { isRecord, select, walk } from '../traverse.ts'
import { type Check, type CheckInput, isOpen, ofKind } from './check.ts'

/** Every link inside the site leads to a page that exists, and to an id on it when it names one. */
export const checkLinks: Check = (input) => {
  const sections = sectionIds(input)
  const pages = pagesOf(input, sections)
  const problems = anchorsOfCards(input, sections)
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

/** Ids on /services/ that are also pages below it: the sections and their aliases. */
function sectionIds({ files, slugs }: CheckInput): string[] {
  const aliases = ofKind(files, 'services').flatMap(({ value }) => select(value, 'aliases.*.slug'))
  return [...(slugs.get('services') ?? []), ...aliases.map(({ value }) => String(value))]
}

/** Every page of the site, with the ids on it that a link may name. */
function pagesOf({ files, slugs, today }: CheckInput, sections: string[]): Map<string, string[]> {
  const closed = ofKind(files, 'jobs').filter(({ value }) => isRecord(value) && !isOpen(value.closes, today))
  const openJobs = (slugs.get('jobs') ?? []).filter((slug) => !closed.some((job) => job.slug === slug))
  const caseStudies = ofKind(files, 'projects').filter(({ value }) => isRecord(value) && 'caseStudy' in value)
  const addresses = [
    ...PAGES.map(({ path }) => path),
    ...sections.map(paths.service),
    ...openJobs.map(paths.job),
    ...caseStudies.map(({ slug }) => paths.project(slug)),
    ...(slugs.get('technologies') ?? []).map(paths.technology),
  ]
  const pages = new Map<string, string[]>(addresses.map((address) => [address, []]))
  const featured = ofKind(files, 'home').some(({ value }) => select(value, 'work.projects.*').length > 0)
  pages.set(paths.home, featured ? ['services', 'projects'] : ['services'])
  pages.set(paths.services, sections)
  pages.set(
    paths.careers,
    openJobs.map((slug) => `apply-${slug}`),
  )
  return pages
}

/** A link that begins with # stays on the page that the file is about. */
function split(href: string, kind: string): { page: string; anchor: string | undefined } {
  const [address = '', anchor] = href.split('#')
  const own = kind === 'services-page' ? paths.services : kind === 'careers' ? paths.careers : paths.home
  return { page: address.split('?')[0] || own, anchor }
}

function anchorsOfCards({ files }: CheckInput, sections: string[]) {
  if (sections.length === 0) return []
  return ofKind(files, 'home').flatMap(({ source, value: home }) =>
    select(home, 'services.cards.*.anchor').flatMap(({ path, value }) => {
      if (typeof value !== 'string' || sections.includes(value)) return []
      const expected = 'the id of a section on /services/, or one of its aliases'
      return [source.problem(path, expected, quote(value), didYouMean(value, sections))]
    }),
  )
}
