import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { readMasters } from '@/build/check-picture-masters.ts'
import { formatProblem } from '@/lib/content/problem.ts'
import type { PictureEntry } from '@/lib/pictures.ts'
import { openWorkingTree } from '@/tools/editor/working-tree.ts'

const TSX = createRequire(join(process.cwd(), 'package.json')).resolve('tsx')

type Masters = Record<string, number | string | Buffer | Promise<Buffer>>

const folders: string[] = []

/** Writes masters; a number is the width of a generated picture. */
async function folderOf(masters: Masters): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'masters-'))
  folders.push(folder)
  for (const [name, content] of Object.entries(masters)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), typeof content === 'number' ? await plain(content) : await content)
  }
  return folder
}

const plain = (width: number, height = 300): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#f0532d' } })
    .webp()
    .toBuffer()

/** Noise does not compress: a picture of more than 250 KB. */
const noisy = (): Promise<Buffer> =>
  sharp(randomBytes(3 * 1200 * 1200), { raw: { width: 1200, height: 1200, channels: 3 } })
    .webp({ quality: 90 })
    .toBuffer()
const half = async (picture: Promise<Buffer>) => (await picture).subarray(0, 50_000)
const png = () =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
/** Only its header says that it is so large. */
async function huge(): Promise<Buffer> {
  const bytes = await plain(1200)
  bytes.writeUInt16LE(12_000, 26)
  bytes.writeUInt16LE(9000, 28)
  return bytes
}

const svg = (content: string, attributes = 'viewBox="0 0 1200 900"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>\n${content}</svg>`
const CIRCLE = '<circle cx="600" cy="450" r="300" fill="#e07a5f"/>'

/** A blue portrait with a red top, as a camera stores it with the EXIF value. */
async function turned(orientation: number): Promise<Buffer> {
  const [width, height] = [600, 900]
  const top = await sharp({ create: { width, height: 300, channels: 3, background: '#f00' } })
    .png()
    .toBuffer()
  const upright = await sharp({ create: { width, height, channels: 3, background: '#00f' } })
    .composite([{ input: top, left: 0, top: 0 }])
    .png()
    .toBuffer()
  // The inverse of what the value tells a viewer to do.
  const angle = { 3: 180, 6: 270, 8: 90 }[orientation] ?? 0
  const stored = await sharp(upright).rotate(angle).png().toBuffer()
  return sharp(stored)
    .withExif({ IFD3: { GPSLatitude: '31/1 33/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation })
    .webp()
    .toBuffer()
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

test.each<[string, Masters, string[]]>([
  ['valid', { 'services/a.day.webp': 1200, 'services/a.night.webp': 1200, 'portraits/b.webp': 400 }, []],
  [
    'too small',
    { 'projects/takenote.webp': 640, 'about/offices/lahore.day.webp': 799, 'portraits/dot.webp': plain(1, 1) },
    [
      'about/offices/lahore.day.webp:1  (file)  expected at least 800 pixels in width, as it is shown so large, got 799 × 300',
      'portraits/dot.webp:1  (file)  expected at least 400 pixels in width, as it is shown so large, got 1 × 1',
      'projects/takenote.webp:1  (file)  expected at least 1600 pixels in width, as it is shown so large, got 640 × 300',
    ],
  ],
  [
    'too large or too heavy',
    { 'home/house.webp': 2001, 'services/b.webp': noisy(), 'services/c.webp': huge() },
    [
      'home/house.webp:1  (file)  expected at most 2000 pixels in width and height, got 2001 × 300',
      'services/b.webp:1  (file)  expected at most 250 KB, got N KB',
      'services/c.webp:1  (file)  expected at most 2000 pixels in width and height, got 12000 × 9000',
    ],
  ],
  [
    'no WebP pictures',
    { 'a.webp': 'no picture', 'b.webp': '', 'c.webp': png(), 'd.webp': half(noisy()), '._e.webp': 'Finder' },
    [
      'a.webp:1  (file)  expected a WebP picture, got something else',
      'b.webp:1  (file)  expected a WebP picture, got an empty file',
      'c.webp:1  (file)  expected a WebP picture, got a picture in PNG under another name',
      'd.webp:1  (file)  expected a WebP picture, got a damaged one',
    ],
  ],
  [
    'night versions of another size',
    {
      'careers/lunch.day.webp': 1200,
      'careers/lunch.night.webp': 1201,
      'a.day.svg': svg(CIRCLE),
      'a.night.svg': svg(CIRCLE, 'viewBox="0 0 1200 901"'),
    },
    [
      'a.night.svg:1  (file)  expected 1200 × 900, as its day variant, got 1200 × 901',
      'careers/lunch.night.webp:1  (file)  expected 1200 × 300, as its day variant, got 1201 × 300',
    ],
  ],
])('masters: %s', async (_, masters, expected) => {
  const { problems } = await readMasters(await folderOf(masters))
  const lines = problems.map(formatProblem).map((line) => line.replace(/\d+ KB$/, 'N KB'))
  expect(lines.sort()).toEqual(expected.map((line) => `content/pictures/${line}`))
})

test('a link that leads nowhere is named', async () => {
  const folder = await folderOf({})
  symlinkSync('nowhere', join(folder, 'a.webp'))
  const { problems } = await readMasters(folder)
  expect(problems.map(formatProblem)).toEqual([
    'content/pictures/a.webp:1  (file)  expected a file, got a link that leads nowhere',
  ])
})

test.each([
  ['a script', svg('<g>\n<script>alert(1)</script></g>'), '3', 'no scripts'],
  ['a script in another prefix', svg('<s:script xmlns:s="http://www.w3.org/2000/svg"/>'), '2', 'no scripts'],
  ['a script of HTML', svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml"/>'), '2', 'no HTML'],
  ['an event handler', svg('<g\nonclick="alert(1)"/>'), '3', 'no event handlers'],
  ['an event handler of the root', svg(CIRCLE, 'viewBox="0 0 9 90" onload="alert(1)"'), '1', 'no event handlers'],
  ['a link', svg('<a href="javascript:alert(1)"/>'), '2', 'no links'],
  ['a reference to another file', svg('<use href="https://example.com/a.svg#b"/>'), '2', 'no references but'],
  ['an old reference', svg('<use xlink:href="a.svg#b"/>'), '2', 'no references but'],
  ['another base', svg('<g xml:base="https://example.com/"><use href="#a"/></g>'), '2', 'no references but'],
  ['a colour from elsewhere', svg('<rect fill="url( \'//example.com/#a\')"/>'), '2', 'no references but'],
  ['a filter from elsewhere', svg('<rect style="fill:red;filter:URL(//example.com/#a)"/>'), '2', 'no references but'],
  ['a set of pictures', svg('<rect style="mask:image-set(\'a.png\' 1x)"/>'), '2', 'no references but'],
  ['an escaped name', svg('<style>g { fill: u\\72l(//example.com) }</style>'), '2', 'no \\ in styles'],
  ['an import', svg('<style><![CDATA[@imp/**/ort "a.css"; @IMPORT "b.css";]]></style>'), '2', 'no @import'],
  ['a photograph', svg('<image href="data:image/png;base64,AAAA"/>'), '2', 'no pictures of pixels'],
  ['a photograph in a filter', svg('<filter><feImage href="#a"/></filter>'), '2', 'no pictures of pixels'],
  ['text', svg('<g>\n\n<text x="1">Wren</text></g>'), '4', 'no text'],
  ['HTML', svg('<foreignObject/>'), '2', 'no foreignObject'],
  ['animation', svg('<animate attributeName="href" to="javascript:alert(1)"/>'), '2', 'no animation'],
  ['a frame', svg('<iframe src="https://example.com"/>'), '2', 'nothing but shapes'],
  ['a style sheet', `<?xml-stylesheet href="a.css"?>${svg(CIRCLE)}`, '1', 'no <?…?> instructions'],
  ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg(CIRCLE)}`, '1', 'no entities'],
  ['an unclosed element', svg('<g>'), '2', 'well-formed XML'],
  ['no viewBox', svg(CIRCLE, 'width="9" height="9"'), '1', 'a viewBox'],
  ['an empty viewBox', svg(CIRCLE, 'viewBox="0 0 0 900"'), '1', 'a viewBox'],
  ['another vocabulary', '<html xmlns="http://www.w3.org/1999/xhtml"/>', '1', 'an <svg'],
  ['no namespace', '<svg viewBox="0 0 90 90"/>', '1', 'an <svg'],
  ['no XML', 'GIF89a', '1', 'well-formed XML'],
  ['other characters', Buffer.from(svg('<!-- é -->'), 'latin1'), '1', 'an SVG drawing, got no text encoded as UTF-8'],
  ['nothing', '', '1', 'an SVG drawing, got an empty file'],
  ['more than 60 KB', svg(`<path d="M0 0${' 1 1'.repeat(20_000)}"/>`), '1', 'at most 60 KB, got 79 KB'],
  ['groups in groups in groups', svg('<g>'.repeat(4000) + '</g>'.repeat(4000)), '2', 'at most 100 elements'],
])('an SVG with %s is refused', async (_, source, line, expected) => {
  const { masters, problems } = await readMasters(await folderOf({ 'drawings/a.svg': source }))
  expect(masters).toEqual([])
  const lines = problems.map(formatProblem)
  expect(lines).toContainEqual(
    expect.stringContaining(`content/pictures/drawings/a.svg:${line}  (file)  expected ${expected}`),
  )
})

test.each([
  ['a drawing on nothing', svg(CIRCLE), true],
  ['a drawing with a ground', svg(`<rect width="1200" height="900" fill="#fff"/>${CIRCLE}`), false],
  ['a ground of two halves', svg('<path d="M0 0h333.3v900H0z"/><path d="M333.3 0H1200v900H333.3z"/>'), false],
  ['another ratio in its size', svg(CIRCLE, 'viewBox="0 0 1200 900" width="10" height="90"'), true],
  [
    'what design tools write',
    `<?xml version="1.0"?><!DOCTYPE svg>${svg(`<style>.a{fill:url(#b)}</style>${CIRCLE}`)}`,
    true,
  ],
])('%s: is it cut out?', async (_, source, cutOut) => {
  const { masters, problems } = await readMasters(await folderOf({ 'a.svg': source }))
  expect(problems).toEqual([])
  expect(masters.map(({ facts }) => facts)).toEqual([{ width: 1200, height: 900, cutOut }])
})

test('a photograph in WebP is opaque, a picture without a ground is cut out', async () => {
  const cutOut = sharp(Buffer.from(svg(CIRCLE)))
    .webp()
    .toBuffer()
  const { masters } = await readMasters(await folderOf({ 'a.webp': cutOut, 'b.webp': 500 }))
  expect(masters.map(({ facts }) => facts.cutOut)).toEqual([true, false])
})

test('the editor stores a drawing, and refuses one with a script', async () => {
  const folder = await folderOf({})
  const tree = openWorkingTree(folder)
  await tree.save('pictures/drawings/a.day.svg', Buffer.from(svg(CIRCLE)))
  expect(tree.read('pictures/drawings/a.day.svg')?.bytes.toString()).toBe(svg(CIRCLE))
  const hostile = tree.save('pictures/drawings/b.svg', Buffer.from(svg('<script/>')))
  await expect(hostile).rejects.toThrow('content/pictures/drawings/b.svg:2  (file)  expected no scripts, got <script>')
  expect(tree.list('pictures/drawings')).toHaveLength(1)
})

test.each([1, 3, 6, 8])(
  'a photograph with the EXIF orientation %i is upright, and without metadata',
  async (orientation) => {
    const photograph = await turned(orientation)
    expect((await sharp(photograph).metadata()).orientation).toBe(orientation)
    const project = await folderOf({ 'content/pictures/portraits/ada.webp': photograph })
    const { masters } = await readMasters(join(project, 'content/pictures'))
    expect(masters.map(({ facts }) => facts)).toEqual([{ width: 600, height: 900, cutOut: false }])
    const encode = ['--import', TSX, join(process.cwd(), 'build/encode-images.ts')]
    expect(spawnSync(process.execPath, encode, { cwd: project, encoding: 'utf8' })).toMatchObject({
      stderr: '',
      status: 0,
    })
    const manifest: Record<string, PictureEntry> = JSON.parse(
      readFileSync(join(project, '.generated/pictures.json'), 'utf8'),
    )
    const { day } = manifest['portraits/ada'] ?? {}
    expect(day).toMatchObject({ width: 600, height: 900 })
    for (const { width, url } of [...(day?.sources.avif ?? []), ...(day ? [day.sources.fallback] : [])]) {
      const file = sharp(join(project, 'public', url))
      const { exif, orientation: none, ...size } = await file.metadata()
      expect([exif, none, size.width, size.height]).toEqual([undefined, undefined, width, width * 1.5])
      const [red = 0, , blue = 0] = await file.extract({ left: 9, top: 9, width: 1, height: 1 }).raw().toBuffer()
      expect(red).toBeGreaterThan(blue + 150)
    }
  },
)
