import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, symlinkSync, utimesSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { masterProblems, readMasters } from '@/build/check-picture-masters.ts'
import { inspectMaster } from '@/build/inspect-master.ts'
import { formatProblem } from '@/lib/content/problem.ts'
import { outputFile } from '@/lib/output-file.ts'
import type { PictureEntry } from '@/lib/picture-manifest.ts'
import { openWorkingTree } from '@/tools/editor/working-tree.ts'
import { temporaryFolder } from '../setup/temporary-folder.ts'

const folder = temporaryFolder()

const write = (path: string, bytes: Buffer) => outputFile(join(folder, path), bytes)

const drawn = (width: number, height: number, background = '#f0532d') =>
  sharp({ create: { width, height, channels: 3, background } })
const webp = (width: number, height = 300) => drawn(width, height).webp().toBuffer()
/** Noise does not compress. */
const noise = () =>
  sharp(randomBytes(3 * 1000 * 1000), { raw: { width: 1000, height: 1000, channels: 3 } })
    .webp({ quality: 90, effort: 0 })
    .toBuffer()
/** Only its header says that it is so large. */
async function huge(): Promise<Buffer> {
  const bytes = await webp(1200)
  bytes.writeUInt16LE(12_000, 26)
  bytes.writeUInt16LE(9000, 28)
  return bytes
}

const svg = (content: string, attributes = 'viewBox="0 0 1200 900"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>\n${content}</svg>`
const ILLUSTRATOR = `<!DOCTYPE svg [<!ENTITY ns "http://ns.adobe.com/a/">]>${svg('<switch xmlns:i="&ns;"><path id="image(1)" i:file="C:\\a" d="M9 9h9v9z"/></switch>')}`
const CIRCLE = '<circle cx="600" cy="450" r="300" fill="#e07a5f"/>'

/** What a master is refused for, if it is. */
test.each<[string, string, () => Buffer | Promise<Buffer>]>([
  ['portraits/ada.webp', '', () => webp(400)],
  ['portraits/dot.webp', 'at least 400 pixels in width, got 1 × 1', () => webp(1, 1)],
  ['services/huge.webp', 'at most 2000 pixels in width and height, got 12000 × 9000', huge],
  ['services/noise.webp', 'at most 250 KB, got N KB', noise],
  ['services/line.webp', 'at most 20 times as wide as high, got 2000 × 20', () => webp(2000, 20)],
  ['a/text.webp', 'a WebP picture, got something else', () => Buffer.from('no picture')],
  ['a/empty.webp', 'a WebP picture, got an empty file', () => Buffer.from('')],
  ['a/renamed.webp', 'a WebP picture, got a picture in AVIF under another name', () => drawn(900, 9).avif().toBuffer()],
  ['a/cut.webp', 'a WebP picture, got a damaged one', async () => (await noise()).subarray(0, 50_000)],
])('the master %s, expected: "%s"', async (path, expected, bytes) => {
  const problems = (await masterProblems(path, await bytes())).map(formatProblem)
  const line = `content/pictures/${path}:1  (file)  expected ${expected}`
  expect(problems.map((problem) => problem.replace(/\d+ KB$/, 'N KB'))).toEqual(expected ? [line] : [])
})

test('a folder of pictures: night versions of another size and links that lead nowhere are named', async () => {
  write('night/lunch.day.webp', await webp(1200))
  write('night/lunch.night.webp', await webp(1201))
  write('night/a.day.svg', Buffer.from(svg(CIRCLE)))
  write('night/a.night.svg', Buffer.from(svg(CIRCLE, 'viewBox="0 0 1200 901"')))
  write('night/._finder.webp', Buffer.from('Finder'))
  symlinkSync('nowhere', join(folder, 'night/lost.webp'))
  const { problems } = await readMasters(join(folder, 'night'))
  expect(problems.map(formatProblem).sort()).toEqual([
    'content/pictures/a.night.svg:1  (file)  expected 1200 × 900, as its day variant, got 1200 × 901',
    'content/pictures/lost.webp:1  (file)  expected a file, got a link that leads nowhere',
    'content/pictures/lunch.night.webp:1  (file)  expected 1200 × 300, as its day variant, got 1201 × 300',
  ])
})

test.each<[string, string | Buffer, number, string]>([
  ['a script in another prefix', svg('<s:script xmlns:s="http://www.w3.org/2000/svg"/>'), 2, 'no scripts'],
  ['a script of HTML', svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml"/>'), 2, 'no HTML'],
  ['an event handler', svg('<g\nonclick="alert(1)"/>'), 3, 'no event handlers'],
  ['a reference to another file', svg('<use xlink:href="a.svg#b"/>'), 2, 'no references but'],
  ['another base', svg('<g xml:base="https://example.com/"><use href="#a"/></g>'), 2, 'no references but'],
  ['a filter from elsewhere', svg('<rect style="fill:red;filter:URL(//example.com/#a)"/>'), 2, 'no references but'],
  ['a set of pictures', svg('<rect style="mask:image-set(\'a.png\' 1x)"/>'), 2, 'no references but'],
  ['an escaped name', svg('<style>g { fill: u\\72l(//example.com) }</style>'), 2, 'no \\ in styles'],
  ['an import', svg('<style><![CDATA[@imp/**/ort "a.css"; @IMPORT "b.css";]]></style>'), 2, 'no @import'],
  ['a photograph in a filter', svg('<filter><feImage href="#a"/></filter>'), 2, 'no pictures of pixels'],
  ['text', svg('<g>\n\n<text x="1"><tspan>Wren</tspan></text></g>'), 4, 'no text'],
  ['CSS', svg('<style>@keyframes turn { to { rotate: 1turn } }</style>'), 2, 'no animation'],
  ['colours of its own light', svg(`<style>a{fill:light-dark(red,tan)}</style>${CIRCLE}`), 2, 'no @media, because'],
  ['a light of its own', svg('<style>@media (prefers-color-scheme: dark) {}</style>'), 2, 'no @media, because'],
  ['animation', svg('<animate attributeName="href" to="javascript:alert(1)"/>'), 2, 'no animation'],
  ['a frame', svg('<iframe src="https://example.com"/>'), 2, 'nothing but shapes'],
  ['a style sheet', `<?xml-stylesheet href="a.css"?>${svg(CIRCLE)}`, 1, 'no <?…?> instructions'],
  ['an entity in an entity', `<!DOCTYPE svg [<!ENTITY a "&b;">]>${svg(CIRCLE)}`, 1, 'no declarations but texts'],
  ['an external entity', `<!DOCTYPE svg [<!ENTITY a SYSTEM "b">]>${svg(CIRCLE)}`, 1, 'no declarations but texts'],
  ['two texts of one name', `<!DOCTYPE svg [<!ENTITY a "b"><!ENTITY a "c">]>${svg(CIRCLE)}`, 1, 'no declarations but'],
  ['a reference in an entity', `<!DOCTYPE svg [<!ENTITY a "url(b)">]>${svg('<g fill="&a;"/>')}`, 2, 'no references'],
  ['an empty viewBox', svg(CIRCLE, 'viewBox="0 0 0 900"'), 1, 'a viewBox'],
  ['no namespace', '<svg viewBox="0 0 90 90"/>', 1, 'an <svg'],
  ['nothing but a group', svg('<g/>'), 1, 'a picture on which something can be seen'],
  ['more than 60 KB', svg(`<path d="M0 0${' 1 1'.repeat(20_000)}"/>`), 1, 'at most 60 KB, got 79 KB'],
  ['groups in groups in groups', svg('<g>'.repeat(101) + '</g>'.repeat(101)), 2, 'at most 100 elements'],
])('an SVG with %s is refused', async (_, source, line, expected) => {
  const problems = (await masterProblems('drawings/a.svg', Buffer.from(source))).map(formatProblem)
  const start = `content/pictures/drawings/a.svg:${line}  (file)  expected ${expected}`
  expect(problems).toEqual([expect.stringContaining(start)])
})

test.each([
  ['a drawing on nothing', 'svg', svg(CIRCLE), true],
  ['a ground of two halves', 'svg', svg('<path d="M0 0h333.3v900H0z"/><path d="M333.3 0H1200v900H333.3z"/>'), false],
  ['entities and a switch of Illustrator', 'svg', ILLUSTRATOR, true],
  ['a doctype and styles', 'svg', `<!DOCTYPE svg>${svg(`<style>.a{fill:url(#b)}</style>${CIRCLE}`)}`, true],
  ['a picture on nothing', 'webp', svg(CIRCLE), true],
] as const)('%s: is it cut out?', async (_, format, source, cutOut) => {
  const bytes = format === 'svg' ? Buffer.from(source) : await sharp(Buffer.from(source)).webp().toBuffer()
  expect(await inspectMaster(format, bytes)).toEqual({ facts: { width: 1200, height: 900, cutOut }, flaws: [] })
})

test('the editor stores a drawing, and refuses one with a script and paths outside the content', async () => {
  const tree = openWorkingTree(folder)
  await tree.save('pictures/drawings/a.day.svg', Buffer.from(svg(CIRCLE)))
  expect(tree.read('pictures/drawings/a.day.svg')?.bytes.toString()).toBe(svg(CIRCLE))
  const hostile = tree.save('pictures/drawings/b.svg', Buffer.from(svg('<script/>')))
  await expect(hostile).rejects.toThrow('content/pictures/drawings/b.svg:2  (file)  expected no scripts, got <script>')
  await expect(tree.save('pictures/../../b.svg', Buffer.from(svg(CIRCLE)))).rejects.toThrow('is no file of the content')
  const unread = expect.stringMatching(/^content\/pictures\/a\/b\.tiff:1 .*JPEG, .* got tiff: .* as JPEG$/)
  expect(await tree.check('contact.yaml', '', ['a/b.tiff'])).toEqual([unread])
  expect(tree.list('pictures/drawings')).toHaveLength(1)
})

test('photographs are upright in all sizes of the site, whatever the camera says, and without metadata', async () => {
  // Blue with a red top, as a camera on its side stores it, with the place.
  const upright = '<rect width="600" height="900" fill="#00f"/><rect width="600" height="300" fill="#f00"/>'
  const stored = sharp(Buffer.from(svg(upright, 'width="600" height="900"')))
    .rotate(270)
    .flatten()
  const gps = { IFD3: { GPSLatitude: '31/1 33/1 0/1', GPSLatitudeRef: 'N' } }
  const photograph = await stored.withExif(gps).withMetadata({ orientation: 6 }).webp().toBuffer()
  write('site/content/pictures/portraits/ada.webp', photograph)
  write('site/.cache/pictures/a-260.avif', photograph)
  utimesSync(join(folder, 'site/.cache/pictures/a-260.avif'), 0, 0)
  const site = join(folder, 'site')
  symlinkSync(process.cwd(), join(folder, 'link'), 'dir')
  for (const step of ['write-picture-manifest', 'encode-images']) {
    const script = [resolve('node_modules/tsx/dist/cli.mjs'), join(folder, `link/build/${step}.ts`)]
    const { stderr, status } = spawnSync(process.execPath, script, { cwd: site, encoding: 'utf8' })
    expect([stderr, status]).toEqual(['', 0])
  }
  expect(existsSync(join(site, '.cache/pictures/a-260.avif'))).toBe(false)
  const json = readFileSync(join(site, '.generated/pictures.json'), 'utf8')
  const { day }: PictureEntry = JSON.parse(json)['portraits/ada']
  expect(day).toMatchObject({ width: 600, height: 900, cutOut: false })
  expect(day.sources.avif.length).toBeGreaterThan(1)
  for (const { width, url } of [...day.sources.avif, day.sources.fallback]) {
    const file = sharp(join(site, 'public', url))
    const { exif, orientation, ...size } = await file.metadata()
    expect([exif, orientation, size.width, size.height]).toEqual([undefined, undefined, width, width * 1.5])
    const [red = 0, , blue = 0] = await file.extract({ left: 9, top: 9, width: 1, height: 1 }).raw().toBuffer()
    expect(red).toBeGreaterThan(blue + 150)
  }
})
