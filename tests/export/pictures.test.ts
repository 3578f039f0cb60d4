import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { mastersIn } from '../../build/check-picture-masters.ts'
import { unusedPictures } from '../../lib/content/checks/pictures.ts'
import { inspectContent } from '../../lib/content/load.ts'
import { parsePictureFile } from '../../lib/content/picture-files.ts'
import { readFiles } from '../../lib/content/read-files.ts'
import { COMPRESSED } from '../../lib/hosting/headers.ts'
import type { PictureEntry, PictureFile, PictureVariant } from '../../lib/pictures.ts'
import { exportedPages, OUT } from './exported-pages.ts'

const MASTERS = 'content/pictures'
const manifest: Record<string, PictureEntry> = JSON.parse(readFileSync('.generated/pictures.json', 'utf8'))
const lights = Object.values(manifest).flatMap(({ day, night }) => (night ? [day, night] : [day]))
const filesOf = ({ sources }: PictureVariant): PictureFile[] => [...sources.avif, sources.fallback]
const pages = exportedPages()
const images = pages.flatMap(({ route, document }) =>
  document.querySelectorAll('img').map((image) => ({ route, image })),
)

test('the manifest contains exactly the masters', () => {
  const named = Object.entries(manifest).flatMap(([name, { night }]) =>
    night ? [`${name} day`, `${name} night`] : [`${name} day`],
  )
  const masters = mastersIn(MASTERS).map((file) => {
    const { picture, light = 'day' } = parsePictureFile(file) ?? {}
    return `${picture} ${light}`
  })
  expect(named.sort()).toEqual(masters.sort())
})

test('every file of the manifest exists in its width, in AVIF and once in WebP, or as SVG', async () => {
  for (const light of lights) {
    const widths = light.sources.avif.map(({ width }) => width)
    if (widths.length === 0) expect(light.sources.fallback.url).toMatch(/\.svg$/)
    else expect(light.sources.fallback.width).toBe(Math.min(800, light.width))
    expect(widths).toEqual([...widths].sort((a, b) => a - b))
    expect(widths.at(-1) ?? light.sources.fallback.width).toBe(light.width)
  }
  const wrong = await Promise.all(
    // A drawing has the width of its viewBox, which may be fractions of a pixel.
    lights.flatMap(filesOf).map(async ({ url, width }) => {
      if (url.endsWith('.svg')) return existsSync(join(OUT, url)) ? [] : [`${url} is missing`]
      const found = await sharp(join(OUT, url)).metadata()
      return found.width === width ? [] : [`${url} is ${found.width} wide`]
    }),
  )
  expect(wrong.flat()).toEqual([])
}, 60_000)

test('there are no unused files, and each picture is on some page', () => {
  // Equal pictures share their files.
  const expected = [...new Set(lights.flatMap(filesOf).map(({ url }) => url))]
  const existing = readdirSync(join(OUT, 'assets/pictures'))
    .filter((file) => !COMPRESSED.test(file))
    .map((file) => `/assets/pictures/${file}`)
  expect(existing.sort()).toEqual(expected.sort())
  const shown = new Set(pages.flatMap(({ html }) => html.match(/\/assets\/pictures\/[\w.-]+/g) ?? []))
  const isShown = (variant?: PictureVariant) =>
    !variant || shown.has((variant.sources.avif[0] ?? variant.sources.fallback).url)
  const unseen = Object.keys(manifest).filter((name) => ![manifest[name]?.day, manifest[name]?.night].every(isShown))
  // Pictures without a reference are only a warning.
  const { content } = inspectContent()
  const unnamed = unusedPictures(readFiles('content')).map((file) => parsePictureFile(file)?.picture)
  // Every technology may have a picture of its own in place of the first, and closed jobs have no page.
  const allJobs = inspectContent('content', '1990-01-01').content?.jobs ?? []
  const optional = [
    // Fetched after the page.
    content?.home.hero.frontWall?.picture.file,
    content?.technologiesPage.closing.picture?.file,
    ...allJobs.map(({ picture }) => picture?.file),
  ]
  expect(unseen.filter((name) => !unnamed.includes(name) && !optional.includes(name))).toEqual([])
})

test('every picture has an alternative text, a size and loading attributes', () => {
  expect(images.length).toBeGreaterThan(5)
  const silent = images.flatMap(({ route, image }) => {
    const source = image.parentNode?.querySelector('source[type="image/avif"]')
    const isDrawing = image.getAttribute('src')?.endsWith('.svg')
    const missing = [
      ...['width', 'height', 'decoding', 'loading'].filter((name) => !image.getAttribute(name)),
      // Decorations have an empty one.
      ...(image.getAttribute('alt') === undefined ? ['alt'] : []),
      ...['srcset', 'sizes'].filter((name) => !isDrawing && !source?.getAttribute(name)),
    ]
    return missing.length > 0 ? [`${route} ${image.getAttribute('src')}: ${missing.join(', ')}`] : []
  })
  expect(silent).toEqual([])
})

test('at most one picture of a page has a high fetch priority', () => {
  for (const { route, document } of pages) {
    const first = document.querySelectorAll('img[fetchpriority=high]').map((image) => image.getAttribute('alt'))
    expect(`${route} ${new Set(first).size <= 1}`).toBe(`${route} true`)
  }
})
