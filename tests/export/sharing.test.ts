import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { loadContent } from '../../lib/content/load.ts'
import { allRoutes } from '../../lib/routes.ts'
import { BASE_PATH, type ExportedPage, exportedPages, fileAt, OUT } from './exported-pages.ts'

const content = loadContent()
const { site } = content
const routes = allRoutes(content)
const pages = exportedPages().filter(({ route }) => route !== '/404.html')
const read = (name: string) => readFileSync(join(OUT, name), 'utf8')

function metaOf({ document }: ExportedPage): Record<string, string> {
  return Object.fromEntries(
    document.querySelectorAll('meta[content]').map((element): [string, string] => {
      const name = element.getAttribute('property') ?? element.getAttribute('name') ?? ''
      return [name, element.getAttribute('content') ?? '']
    }),
  )
}

test.each(pages)('$route has tags for sharing that match the page, and a card of 1200 × 630', async (page) => {
  const meta = metaOf(page)
  const title = page.document.querySelector('title')?.text
  expect(meta).toMatchObject({
    'og:title': title,
    'og:description': meta.description,
    'og:url': page.document.querySelector('link[rel=canonical]')?.getAttribute('href'),
    'og:site_name': site.brand,
    'og:locale': 'en_GB',
    'og:type': expect.stringMatching(/^(website|article)$/),
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': title,
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': meta.description,
    'twitter:image': meta['og:image'],
  })
  const url = meta['og:image'] ?? ''
  expect(url.startsWith(`${site.url}/assets/social/`)).toBe(true)
  const file = fileAt(url)
  const { format, width, height } = await sharp(file).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  expect(statSync(file).size).toBeLessThan(300_000)
})

test('no two pages share a card', () => {
  expect(new Set(pages.map((page) => metaOf(page)['og:image'])).size).toBe(pages.length)
})

test('search engines may index every page except the 404 page', () => {
  const hidden = exportedPages().filter((page) => /noindex/.test(metaOf(page).robots ?? ''))
  expect(hidden.map(({ route }) => route)).toEqual(['/404.html'])
})

test('robots.txt allows everything and names the sitemap', () => {
  expect(read('robots.txt')).toMatch(new RegExp(`^User-Agent: \\*\nAllow: ${BASE_PATH}/$`, 'im'))
  expect(read('robots.txt')).toContain(`Sitemap: ${site.url}/sitemap.xml`)
})

test('the icons of the manifest exist in their sizes', async () => {
  const { name, start_url, icons }: { name: string; start_url: string; icons: { src: string; sizes: string }[] } =
    JSON.parse(read('manifest.webmanifest'))
  expect({ name, start_url }).toEqual({ name: site.brand, start_url: `${BASE_PATH}/` })
  expect(icons.length).toBeGreaterThanOrEqual(3)
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(fileAt(src)).metadata()
    expect(`${src} ${width}x${height}`).toBe(`${src} ${sizes}`)
  }
})

test('every page links the manifest and the icons', () => {
  for (const { route, document } of pages) {
    for (const rel of ['manifest', 'icon', 'apple-touch-icon']) {
      const href = document.querySelector(`link[rel="${rel}"]`)?.getAttribute('href')?.split('?')[0]
      expect(`${route} ${rel} ${href && existsSync(fileAt(href))}`).toBe(`${route} ${rel} true`)
    }
  }
})

test('llms.txt describes the site and links every canonical page', () => {
  const text = read('llms.txt')
  expect(text).toMatch(new RegExp(`^# ${site.brand}\\n`))
  expect(text).toContain(site.description)
  for (const { path, canonicalPath, title } of routes) {
    if (path !== canonicalPath) continue
    expect(text).toContain(`${site.url}${path}`)
    expect(text).toContain(title)
  }
})
