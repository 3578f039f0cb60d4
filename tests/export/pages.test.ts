import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { parse } from 'node-html-parser'
import sharp from 'sharp'
import { loadContent } from '../../lib/content/load.ts'
import { isRecord, walk } from '../../lib/content/traverse.ts'
import { formatDate } from '../../lib/locale.ts'
import { allRoutes } from '../../lib/routes.ts'
import { jobPosting } from '../../lib/seo/json-ld.ts'
import { asTyped, BASE_PATH, exportedPages, fileAt, OUT, pageAt } from './exported-pages.ts'

const content = loadContent()
const { site, jobs, projects } = content
const routes = allRoutes(content)
const pages = exportedPages()
const read = (name: string) => readFileSync(join(OUT, name), 'utf8')

test('the export has exactly the pages of the content', () => {
  expect(pages.map(({ route }) => route)).toEqual([...routes.map(({ path }) => path).sort(), '/404.html'])
  expect(['404', '_not-found'].filter((copy) => existsSync(join(OUT, copy)))).toEqual([])
})

test('every page is valid HTML with headings in order', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      'heading-level': 'error',
      'no-missing-references': 'error',
      // SVG, in which the regions of a picture are links, has no lists of its own.
      'prefer-native-element': ['error', { exclude: ['list', 'listitem'] }],
    },
  })
  for (const page of pages) {
    const { results } = await validator.validateString(page.html)
    const faults = results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))
    expect([page.route, faults, page.all('h1').length]).toEqual([page.route, [], 1])
  }
})

test('the head of every page describes it, for search engines and for sharing', async () => {
  const cards = new Set<string>()
  for (const route of routes) {
    const page = pageAt(route.path)
    const tags = page.all('meta[content]').map(({ attributes }) => attributes)
    const meta: Record<string, string> = Object.fromEntries(
      tags.map(({ property, name, content: text = '' }) => [property ?? name, asTyped(text)]),
    )
    const [title, description] = [asTyped(`${route.title} | ${site.brand}`), asTyped(route.description)]
    const { 'og:image': card = '' } = meta
    expect(page.text('title')).toBe(title)
    expect(meta).toMatchObject({
      ...{ description, 'og:description': description, 'twitter:description': description },
      ...{ 'og:title': title, 'twitter:title': title, 'og:image:alt': title, 'og:site_name': asTyped(site.brand) },
      ...{ 'og:type': route.type ?? 'website', 'og:locale': 'en_GB', 'og:url': site.url + route.canonicalPath },
      ...{ 'og:image:width': '1200', 'og:image:height': '630', 'twitter:card': 'summary_large_image' },
      'twitter:image': card,
    })
    expect(meta.robots ?? '').not.toContain('noindex')
    expect(page.attribute('link[rel=canonical]', 'href')).toBe(meta['og:url'])
    expect(page.attribute('html', 'lang')).toBe(site.language)
    expect(card.startsWith(`${site.url}/assets/social/`)).toBe(true)
    expect(await sharp(fileAt(card)).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(statSync(fileAt(card)).size).toBeLessThan(300_000)
    cards.add(card)
  }
  for (const all of [[...cards], routes.map(({ title }) => title), routes.map(({ description }) => description)])
    expect(new Set(all).size).toBe(routes.length)
  expect(pageAt('/404.html').attribute('meta[name=robots]', 'content')).toContain('noindex')
})

test('robots.txt, the sitemap and llms.txt list every page that is its own canonical', () => {
  expect(read('robots.txt')).toMatch(new RegExp(`^User-Agent: \\*\nAllow: ${BASE_PATH}/$`, 'im'))
  expect(read('robots.txt')).toContain(`Sitemap: ${site.url}/sitemap.xml`)
  const canonical = routes.filter(({ path, canonicalPath }) => path === canonicalPath)
  const listed = [...read('sitemap.xml').matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url]) => url)
  expect(listed.sort()).toEqual(canonical.map(({ path }) => site.url + path).sort())
  const text = asTyped(read('llms.txt'))
  expect(text.startsWith(asTyped(`# ${site.brand} `))).toBe(true)
  for (const part of [site.description, ...canonical.flatMap(({ path, title }) => [site.url + path, title])])
    expect(text).toContain(asTyped(part))
})

test('every page has the manifest and the icons, which exist in their sizes', async () => {
  const manifest: { name: string; start_url: string; icons: { src: string; sizes: string }[] } = JSON.parse(
    read('manifest.webmanifest'),
  )
  expect([asTyped(manifest.name), manifest.start_url]).toEqual([asTyped(site.brand), `${BASE_PATH}/`])
  expect(manifest.icons.length).toBeGreaterThanOrEqual(3)
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(fileAt(src)).metadata()
    expect(`${src} ${width}x${height}`).toBe(`${src} ${sizes}`)
  }
  for (const page of pages)
    for (const rel of ['manifest', 'icon', 'apple-touch-icon'])
      expect(existsSync(fileAt(page.attribute(`link[rel="${rel}"]`, 'href') ?? 'none'))).toBe(true)
})

/** The structured data of a page with this type, also nested ones. */
function dataOf(route: string, type: RegExp): Record<string, unknown>[] {
  const found: Record<string, unknown>[] = []
  for (const [, text = ''] of pageAt(route).html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
    walk(JSON.parse(text), (each) => {
      if (isRecord(each) && type.test(String(each['@type']))) found.push(each)
    })
  return found
}

/** Jobs without what Google requires have no JobPosting. */
function expectedTypes(route: string): string[] {
  const [, folder, slug] = route.split('/')
  const job = jobs.find((each) => `/careers/${each.slug}/` === route)
  const isStory = projects.some((project) => `/portfolio/${project.slug}/` === route)
  const own = folder === 'services' && slug ? ['Service'] : isStory ? ['CreativeWork'] : []
  return [route === '/' ? 'WebSite' : 'BreadcrumbList', ...(job && jobPosting(content, job) ? ['JobPosting'] : own)]
}

test.each(routes)('$path has the structured data of its type, whose facts are visible', ({ path }) => {
  const types = dataOf(path, /^(WebSite|BreadcrumbList|Service|CreativeWork|JobPosting)$/)
  expect([types.map((each) => each['@type']), dataOf(path, /Rating|Application/)]).toEqual([expectedTypes(path), []])

  const items = dataOf(path, /^ListItem$/).map(({ item }) => String(item))
  const canonical = pageAt(path).attribute('link[rel=canonical]', 'href')
  if (path !== '/') expect([items[0], items.at(-1)]).toEqual([`${site.url}/`, canonical])
  expect(items.filter((item) => !existsSync(join(fileAt(item), 'index.html')))).toEqual([])

  // The page of a job names only the town of its office.
  const places = path.startsWith('/careers/') ? [] : dataOf(path, /^PostalAddress$/)
  const facts = [
    ...dataOf(path, /^(Organization|CreativeWork)$/).flatMap(({ headline, email }) => [headline, email]),
    ...places.flatMap(({ streetAddress, postalCode, addressLocality }) => [streetAddress, postalCode, addressLocality]),
    ...dataOf(path, /^JobPosting$/).flatMap(({ title, description, datePosted, validThrough }) => [
      ...[
        title,
        ...parse(String(description))
          .querySelectorAll('p, li')
          .map(({ text }) => text),
      ],
      ...[datePosted, validThrough].flatMap((day) => (day ? [formatDate(String(day).slice(0, 10))] : [])),
    ]),
  ]
  const shown = pageAt(path).text('body')
  expect(facts.filter((fact) => fact !== undefined && !shown.includes(asTyped(String(fact))))).toEqual([])
})
