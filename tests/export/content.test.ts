import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadContent } from '../../lib/content/load.ts'
import { walk } from '../../lib/content/traverse.ts'
import type { Content } from '../../lib/content/types.ts'
import { formatPay } from '../../lib/format-pay.ts'
import type { PictureEntry } from '../../lib/picture-manifest.ts'
import { headOffice, townOf } from '../../lib/postal-address.ts'
import { TODAY } from '../fixtures/load.ts'
import { FIXTURE_SITE, fixtureOut } from '../fixtures/site.ts'
import { isUnchangedSample } from '../fixtures/specification.ts'
import { asTyped, exportedPages, OUT, pageAt } from './exported-pages.ts'

const out = fixtureOut()
const fixture = { name: 'the fixture', root: FIXTURE_SITE, out, content: loadContent(`${FIXTURE_SITE}/content`, TODAY) }
const SITES = [fixture, { name: 'content/', root: '.', out: OUT, content: loadContent() }]

/** Everything that editors write for a page. */
const writtenFor = (content: Content): (readonly [route: string, data: unknown])[] => [
  ['/', [content.home, content.testimonials]],
  ['/about/', [content.about, content.site.offices]],
  ...Object.entries({ '/careers/': content.careers, '/contact/': content.contact, '/privacy/': content.privacy }),
  ...Object.entries({ '/services/': content.servicesPage, '/portfolio/': content.portfolioPage }),
  ['/services/', content.services.map(({ sectionPicture }) => sectionPicture)],
  ...Object.entries({ '/accessibility/': content.accessibility, '/404.html': content.notFound }),
  ...(content.ourApps ? [['/our-apps/', [content.ourApps, content.apps]] as const] : []),
  ...(content.site.legal ? [['/imprint/', content.site.legal] as const] : []),
  ...content.services.flatMap((service) =>
    [service, ...service.aliases].map((page) => [`/services/${page.slug}/`, { ...service, ...page }] as const),
  ),
  ...content.technologies.map((technology) => [`/tech/${technology.slug}/`, technology] as const),
  ...content.jobs.map((job) => [`/careers/${job.slug}/`, [job, content.careers.applicants?.picture]] as const),
  ...content.projects.flatMap((project) =>
    project.caseStudy ? [[`/portfolio/${project.slug}/`, project] as const] : [],
  ),
]

/** Not texts, on another page, or only after something that a visitor does. */
const NOT_SHOWN =
  /(^|\.)(seo|source|href|corners|aliases|categor\w+|contactSubject|answers|frontWall|searchPlaceholder|empty|none|shared|application|applicants\.picture|sectionPicture|way|limits\.title|project|device\.\d\.name)(\.|$)/

/** Fields whose values may be single words. Other words are settings. */
const WORDS = /^(title|name|label|role|value|figure|before|price|time|city|street)$/

const withoutSpaces = (text: string) => asTyped(text).replaceAll(' ', '')

describe.each(SITES)('the pages of $name', ({ name, root, out, content }) => {
  const { site, navigation } = content
  const page = (route: string) => pageAt(route, out)
  const expectFacts = (text: string, facts: readonly (string | undefined)[]) => {
    for (const fact of facts) expect(text).toContain(asTyped(fact ?? 'nothing'))
  }

  // Other content may have texts for sections that it leaves out.
  const testAll = name === fixture.name || isUnchangedSample() ? test : test.skip
  testAll('have every text and picture that editors chose for them', () => {
    const pictures: Record<string, PictureEntry> = JSON.parse(
      readFileSync(join(root, '.generated/pictures.json'), 'utf8'),
    )
    const missing: string[] = []
    for (const [route, data] of writtenFor(content)) {
      const { html } = page(route)
      const alts = page(route).all('img[alt]')
      const shown = withoutSpaces([page(route).text('main'), ...alts.map((image) => image.getAttribute('alt'))].join())
      walk(data, (value, path) => {
        if (typeof value !== 'string' || NOT_SHOWN.test(path.join('.'))) return
        const { day, night = day } = (path.at(-1) === 'file' && pictures[value]) || {}
        const files = [day, night].flatMap((light) => light?.sources.fallback.url ?? [])
        const sentences = value.includes(' ') || WORDS.test(String(path.at(-1))) ? value.split(/(?<=[.!?]) /) : []
        const lost = [
          ...files.filter((file) => !html.includes(file)),
          ...sentences.filter((sentence) => !shown.includes(withoutSpaces(sentence))),
        ]
        missing.push(...lost.map((each) => `${route} ${path.join('.')}: ${each}`))
      })
    }
    expect(missing).toEqual([])
  })

  test('have the links of the navigation, and the facts of the agency', () => {
    const { main, more, action, technologies, services, footer } = navigation
    const ofPages = [...main, ...more, action]
    const tech = (slug: string) => `/tech/${slug}/`
    const inMenus = [
      ...technologies.items.map(tech),
      ...services.groups.flatMap((group) => [`/services/${group.service}/`, ...group.technologies.map(tech)]),
      ...ofPages.map(({ href }) => href),
    ]
    const inFooter = [
      ...[...footer.quickLinks, ...footer.small, ...(site.profiles ?? [])].map(({ href }) => href),
      ...content.services.map(({ slug }) => `/services/${slug}/`),
      `mailto:${site.emails.general}`,
      ...(site.phone ? [`tel:${site.phone.replaceAll(/[^+\d]/g, '')}`] : []),
      ...(site.legal ? ['/imprint/'] : []),
    ]
    const office = headOffice(site)
    for (const each of exportedPages(out)) {
      expect(each.hrefs('#site-header [popover]')).toEqual(inMenus)
      expect(each.texts('#menu-mobile a')).toEqual(ofPages.map(({ label }) => label))
      expect(each.hrefs('footer')).toEqual(expect.arrayContaining(inFooter))
      expectFacts(each.text('footer'), [site.tagline, office.street, townOf(office)])
    }
  })

  test('lead from each service to its technologies', () => {
    for (const { slug, aliases, technologies } of content.services)
      for (const name of [slug, ...aliases.map((alias) => alias.slug)])
        expect(page(`/services/${name}/`).hrefs('main')).toEqual(
          expect.arrayContaining(technologies.map((technology) => `/tech/${technology}/`)),
        )
  })

  test('show each job as a card and on its page, with its pay and a button to apply, without scripts by mail', () => {
    for (const job of content.jobs) {
      const { slug, title, department, location, type, experience, description } = job
      const card = page('/careers/').text(`[aria-labelledby=job-${slug}]`)
      expectFacts(card, [title, department, `${location}, ${type.toLowerCase()}`, experience, description, 'Apply Now'])
      const facts = [title, department, location, type, experience, ...(formatPay(job) ?? []), 'Apply Now']
      const own = page(`/careers/${slug}/`)
      expectFacts(own.text('main'), facts)
      expect(page('/careers/').attribute(`[aria-labelledby=job-${slug}] form`, 'action')).toMatch(`/careers/${slug}/`)
      expect(own.attribute('main form button', 'formaction')).toBe(`mailto:${site.emails.careers}`)
      expect(asTyped(own.attribute('main form [name=subject]', 'value') ?? '')).toBe(`Application: ${title}`)
    }
  })

  test('show each project as a card; only those with a case study are links to it', () => {
    for (const { slug, title, description, tags, stack, picture, caseStudy, links = [] } of content.projects) {
      const name = `[aria-labelledby="project-${slug}"]`
      const listing = exportedPages(out).find(({ html }) => html.includes(`aria-labelledby="project-${slug}"`))
      const tools = stack.map((tool) => content.toolbox[tool]?.name)
      expectFacts(listing?.text(name) ?? '', [title, description, ...tags, ...tools])
      expect(asTyped(listing?.attribute(`${name} img`, 'alt') ?? '')).toBe(asTyped(picture.alt))
      const targets = [...(caseStudy ? [`/portfolio/${slug}/`] : []), ...links.map(({ href }) => href)]
      expect(listing?.hrefs(name)).toEqual(targets)
      if (!caseStudy) continue
      const story = `/portfolio/${slug}/`
      expectFacts(page(story).text('main'), [...tags, ...tools, String(caseStudy.year)])
      expect(page(story).hrefs('main')).toContain(content.home.work?.projects.length ? '/#projects' : '/portfolio/')
    }
  })
})

test('what the sample may lack is on the pages of the fixture', () => {
  const { out, content } = fixture
  const { site, about, home } = content
  const read = (name: string) => readFileSync(join(out, name), 'utf8')
  for (const list of ['sitemap.xml', 'llms.txt', 'routes.json']) expect(read(list)).toContain('/imprint/')
  expect(pageAt('/imprint/', out).text('main')).toContain(`VAT number${site.legal?.vat}`)
  expect(pageAt('/contact/', out).hrefs('main')).toEqual(
    expect.arrayContaining(['tel:+4586000000', `mailto:${site.emails.general}`]),
  )
  expect(pageAt('/careers/software-engineer-ferries/', out).text('main')).toContain('2 November 2026')
  const profiles = about.people?.items.flatMap(({ profile }) => profile?.href ?? [])
  expect(profiles?.filter((profile) => pageAt('/about/', out).hrefs('main').includes(profile))).toHaveLength(1)
  const scenes = ['postgresql', 'elixir'].map((slug) => pageAt(`/tech/${slug}/`, out).attribute('main img', 'alt'))
  const ofReasons = pageAt('/tech/elixir/', out).attribute('#why img', 'alt')
  expect([...scenes, ofReasons]).toEqual(['The funnel of a ferry', 'A wall on the quay', 'A stone of the wall'])
  const logos = pageAt('/', out).all('[aria-labelledby=clients-title] img')
  expect(new Set(logos.map((logo) => logo.getAttribute('alt')))).toEqual(
    new Set(home.clients?.logos.map((client) => client.name)),
  )
  for (const { from, to } of site.redirects ?? []) expect(read('_redirects')).toContain(`${from} ${to} 301\n`)
  expect(site.redirects).toHaveLength(1)
})
