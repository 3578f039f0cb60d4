import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { MASTERS, mastersIn } from '../../build/check-picture-masters.ts'
import { parsePictureFile } from '../../lib/content/picture-files.ts'
import { COMPRESSED } from '../../lib/hosting/headers.ts'
import type { PictureEntry } from '../../lib/pictures.ts'
import { exportedPages, OUT } from './exported-pages.ts'

const manifest: Record<string, PictureEntry> = JSON.parse(readFileSync('.generated/pictures.json', 'utf8'))
const variants = Object.entries(manifest).flatMap(([name, { day, night }]) => [
  { name: `${name} day`, ...day },
  ...(night ? [{ name: `${name} night`, ...night }] : []),
])
const files = variants.flatMap(({ sources: { avif, fallback } }) => [...avif, fallback])

test('there are pictures of exactly the masters, and no other files', () => {
  const masters = mastersIn(MASTERS).map((file) => {
    const { picture, light = 'day' } = parsePictureFile(file) ?? {}
    return `${picture} ${light}`
  })
  expect(variants.map(({ name }) => name).sort()).toEqual(masters.sort())
  const existing = readdirSync(join(OUT, 'assets/pictures')).filter((file) => !COMPRESSED.test(file))
  // Equal pictures share their files.
  const expected = new Set(files.map(({ url }) => url))
  expect(existing.map((file) => `/assets/pictures/${file}`).sort()).toEqual([...expected].sort())
})

test('every picture is as wide as the pages say, up to the width of its master', async () => {
  for (const { name, width, sources } of variants) {
    const widths = sources.avif.map((file) => file.width)
    expect([name, widths]).toEqual([name, [...widths].sort((a, b) => a - b)])
    expect([name, widths.at(-1) ?? sources.fallback.width]).toEqual([name, width])
    const isDrawing = sources.fallback.url.endsWith('.svg')
    expect([name, isDrawing || sources.fallback.width]).toEqual([name, isDrawing || Math.min(800, width)])
  }
  const wrong = files.map(async ({ url, width }) => {
    // A drawing has the width of its viewBox, which may be fractions of a pixel.
    if (url.endsWith('.svg')) return existsSync(join(OUT, url)) ? [] : [url]
    return (await sharp(join(OUT, url)).metadata()).width === width ? [] : [url]
  })
  expect((await Promise.all(wrong)).flat()).toEqual([])
})

test('every image has an alternative text, a size and a loading order, with few of high priority', () => {
  for (const page of exportedPages()) {
    const incomplete = page.all('img').filter((image) => {
      const source = image.parentNode?.querySelector('source[type="image/avif"]')
      const isDrawing = image.getAttribute('src')?.endsWith('.svg')
      return (
        // The text of a decoration is empty.
        image.getAttribute('alt') === undefined ||
        ['width', 'height', 'decoding', 'loading'].some((name) => !image.getAttribute(name)) ||
        (!isDrawing && ['srcset', 'sizes'].some((name) => !source?.getAttribute(name)))
      )
    })
    expect([page.route, incomplete.map((image) => image.getAttribute('src'))]).toEqual([page.route, []])
    const first = page.all('img[fetchpriority=high]').map((image) => image.getAttribute('alt'))
    expect([page.route, new Set(first).size > 1]).toEqual([page.route, false])
  }
})
