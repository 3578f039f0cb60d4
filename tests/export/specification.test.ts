import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadFixture } from '../fixtures/load.ts'
import { CONTAINED, COUNTS, EXACTLY, LINKS, SECTIONS, TITLES } from '../fixtures/specification.ts'
import { asTyped, elementsOf, FIXTURE_OUT, hrefsIn, linksOf, pageOf, routes, textIn, textOf } from './fixture-pages.ts'

const content = loadFixture()

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
const missingIn = (text: string, parts: readonly (string | undefined)[]) =>
  parts.filter((part) => part === undefined || !text.includes(plain(part)))

describe('the pages contain the texts of the specification', () => {
  test.each(TITLES)('%s is called %s', (route, title) => {
    expect(textIn(route, 'title')).toBe(`${title} | Wrenhaus`)
  })

  test.each(EXACTLY)('%s, %s: %j', (route, selector, texts) => {
    expect(elementsOf(route, selector).map((element) => textOf(element).replace(/→$/, ''))).toEqual(texts)
  })

  test.each(CONTAINED)('%s, %s: %j somewhere', (route, selector, texts) => {
    expect(missingIn(textIn(route, selector), texts)).toEqual([])
  })

  test.each(COUNTS)('%s, %s: %i times', (route, selector, count) => {
    expect(elementsOf(route, selector)).toHaveLength(count)
  })

  test.each(LINKS)('%s, %s: %s leads to %s', (route, within, name, href) => {
    const links = elementsOf(route, within).flatMap((element) => linksOf(element))
    expect(links.filter((link) => link.name === name).map((link) => link.href)).toContain(href)
  })
})

test('every page has the links, tagline and address of header and footer', () => {
  for (const route of routes) {
    expect([route, missingIn(textIn(route, 'header'), ['Technologies', 'Our Services'])]).toEqual([route, []])
    const footer = [
      'Empowering businesses with innovative software solutions and cutting-edge technology.',
      ...['Lahore', 'Pakistan', 'hello@wrenhaus.example'],
    ]
    expect([route, missingIn(textIn(route, 'footer'), footer)]).toEqual([route, []])
    const technologies = content.technologies.map(({ slug }) => `/tech/${slug}/`)
    expect(hrefsIn(route, 'header')).toEqual(expect.arrayContaining(technologies))
    const services = content.services.map(({ slug }) => `/services/${slug}/`)
    expect(hrefsIn(route, 'footer')).toEqual(expect.arrayContaining(services))
  }
})

test.each([
  ['/', 'stack-title', [5, 5, 4, 4]],
  ['/careers/', 'benefits-title', [4, 4, 4]],
] as const)('%s, %s has groups of %j', (route, title, counts) => {
  const headings = elementsOf(route, `[aria-labelledby=${title}] h3`)
  expect(headings.map((heading) => heading.parentNode?.querySelectorAll('li').length)).toEqual(counts)
})

test('the culture section has four pictures', () => {
  const images = elementsOf('/careers/', '[aria-labelledby=culture-title] img')
  expect(new Set(images.map((image) => image.getAttribute('alt'))).size).toBe(4)
})

test('testimonials have quote, name, position and portrait', () => {
  const figures = elementsOf('/', '[aria-labelledby=testimonials-title] figure')
  for (const [index, { name, position, quote }] of content.testimonials.entries()) {
    const figure = figures[index]
    expect(figure && missingIn(textOf(figure), [quote, name, position])).toEqual([])
    expect(figure?.querySelector('img')).toBeTruthy()
  }
})

test('the imprint is in the lists of pages, and old addresses lead to new ones', () => {
  const read = (name: string) => readFileSync(join(FIXTURE_OUT, name), 'utf8')
  for (const name of ['sitemap.xml', 'llms.txt', 'routes.json']) expect(read(name)).toContain('/imprint/')
  expect(read('_redirects')).toContain('/cases/takenote /portfolio/takenote/#built-title 301\n')
})

test.each(SECTIONS)('the service %s is a section of /services/ and a page', (slug) => {
  expect(elementsOf('/services/', `[id="${slug}"]`)).toHaveLength(1)
  const service = content.services.find((each) => [each, ...each.aliases].some((name) => name.slug === slug))
  if (!service) throw new Error(`no service ${slug}`)
  const { included, steps, deliverables, costs, technologies, projects } = service
  const { intro = service.intro, proof = service.proof } = service.aliases.find((alias) => alias.slug === slug) ?? {}
  const titles = content.projects.filter((project) => projects.includes(project.slug)).map(({ title }) => title)
  const points = [...included.items, ...steps].map(({ title }) => title)
  const prices = costs?.items.flatMap(({ title, price }) => [title, price]) ?? []
  const parts = [...points, ...(deliverables ?? ['none']), ...prices, ...intro, proof?.figure, proof?.text, ...titles]
  expect(missingIn(textIn(`/services/${slug}/`, 'main'), parts)).toEqual([])
  const links = technologies.map((technology) => `/tech/${technology}/`)
  expect(hrefsIn(`/services/${slug}/`, 'main')).toEqual(expect.arrayContaining(links))
})

test('the contact form has its fields, and opens a mail without scripts', () => {
  const names = (selector: string) => elementsOf('/contact/', selector).map((field) => field.getAttribute('name'))
  const fields = ['name', 'email', 'phone', 'company', 'subject', 'message', 'website']
  expect(names('main form input, main form textarea')).toEqual(fields)
  expect(names('main form [required]')).toEqual(['name', 'email', 'subject', 'message'])
  expect(textIn('/contact/', 'main noscript')).toContain('Without JavaScript this form opens your mail program.')
  const [button] = elementsOf('/contact/', 'main form [type=submit]')
  expect(button?.getAttribute('formaction')).toBe('mailto:hello@wrenhaus.example')
})

test('each job has a card with its data and a page', () => {
  const search = elementsOf('/careers/', 'input[type=search]').map((input) => input.getAttribute('placeholder'))
  expect(search).toEqual(['Search jobs...'])
  const cards = elementsOf('/careers/', 'article').map((card) => textOf(card))
  for (const [index, job] of content.jobs.entries()) {
    const { slug, title, department, location, type, experience, description, requirements } = job
    expect(missingIn(cards[index] ?? '', [title, department, location, experience, description])).toEqual([])
    expect(cards[index]?.toLowerCase()).toContain(type.toLowerCase())
    expect(missingIn(textIn(`/careers/${slug}/`, 'main'), [title, ...requirements, 'Apply Now'])).toEqual([])
  }
})

test('each project has a card with its data; only those with a case study are links', () => {
  const cards = elementsOf('/portfolio/', 'article')
  for (const [index, project] of content.projects.entries()) {
    const { slug, title, description, tags, stack, picture, caseStudy, links = [] } = project
    const card = cards[index]
    if (!card) throw new Error(title)
    const tools = stack.map((tool) => content.toolbox[tool]?.name)
    expect(missingIn(textOf(card), [title, description, ...tags, ...tools])).toEqual([])
    expect(asTyped(card.querySelector('img')?.getAttribute('alt'))).toBe(picture.alt)
    const targets = [...(caseStudy ? [`/portfolio/${slug}/`] : []), ...links.map(({ href }) => href)]
    expect(linksOf(card).map(({ href }) => href)).toEqual(targets)
    if (!caseStudy) continue
    const { client, year, quote, approach, outcome } = caseStudy
    const words = [title, description, ...tags, ...tools, client, String(year), quote?.name]
    const steps = [...approach.map((step) => step.title), ...(outcome.figures ?? []).map(({ value }) => value)]
    expect(missingIn(textIn(`/portfolio/${slug}/`, 'main'), [...words, ...steps])).toEqual([])
    expect(hrefsIn(`/portfolio/${slug}/`, 'main')).toContain('/#projects')
    expect(hrefsIn(`/portfolio/${slug}/`, 'main').filter((href) => /^\/portfolio\/./.test(href))).not.toEqual([])
  }
})

test('the button of an app is disabled and described', () => {
  for (const [index, button] of elementsOf('/our-apps/', 'button[disabled]').entries()) {
    const [reason] = elementsOf('/our-apps/', `[id="${button.getAttribute('aria-describedby')}"]`)
    expect(reason && textOf(reason)).toBe(plain(content.apps[index]?.buttonReason ?? 'missing'))
  }
  expect(
    missingIn(
      textIn('/our-apps/', 'main'),
      content.apps.flatMap(({ features }) => features),
    ),
  ).toEqual([])
})

test.each(content.technologies)('/tech/$slug/ has hero, four to six cards and why to choose it', (technology) => {
  const { slug, hero, services, why, example } = technology
  const route = `/tech/${slug}/`
  const cards = services.cards.map(({ title }) => plain(title))
  expect(textIn(route, 'main h1')).toBe(plain(hero.title))
  expect(elementsOf(route, '[aria-labelledby=services-title] h3').map((card) => textOf(card))).toEqual(cards)
  expect([4, 5, 6]).toContain(cards.length)
  const links = pageOf(route).querySelectorAll('[aria-labelledby=example-title] a')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(example ? [`/portfolio/${example}/`] : [])
  expect(textIn(route, '#why-title')).toMatch(/^Why Choose .+\?$/)
  // Figma has three points, all others four.
  const points = elementsOf(route, '[aria-labelledby=why-title] h3').map((point) => textOf(point))
  expect(points).toEqual(why.items.map(({ title }) => plain(title)))
  expect(points).toHaveLength(slug === 'figma' ? 3 : 4)
  expect(pageOf(route).querySelectorAll('[aria-labelledby=why-title] ol')).toHaveLength(slug === 'figma' ? 0 : 1)
})

test('the 404 page has links, and the texts for a missing project', () => {
  const offered = ['/services/', '/portfolio/', '/careers/', '/contact/']
  expect(hrefsIn('/404.html', 'main')).toEqual(expect.arrayContaining(offered))
  // The texts for a missing project are in the scripts, because they depend on the URL.
  const [deferredFile = ''] = /\/_next\/static\/pages\/[^"]+\.js/.exec(pageOf('/404.html').toString()) ?? []
  const words = readFileSync(join(FIXTURE_OUT, deferredFile), 'utf8')
  expect(missingIn(words, ['Project not found', 'Back to Projects'])).toEqual([])
})
