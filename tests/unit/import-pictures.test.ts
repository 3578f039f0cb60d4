import { readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { outputFile } from '@/lib/output-file.ts'
import { importPictures } from '@/tools/pictures/import.ts'
import { temporaryFolder } from '../setup/temporary-folder.ts'

const folder = temporaryFolder()

const plain = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 90, b: 40, alpha } } })
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400"><circle r="300"/></svg>'
const frames = [SVG, SVG.replace('300', '90')].map((svg) => Buffer.from(svg))

async function write(root: string, files: Record<string, Sharp | string | Buffer>): Promise<string> {
  for (const [name, file] of Object.entries(files)) {
    const bytes = typeof file === 'string' || Buffer.isBuffer(file) ? file : await file.toBuffer()
    outputFile(join(folder, root, name), bytes)
  }
  return join(folder, root)
}

test('a folder of pictures is converted, turned, scaled and named, and what cannot be is named', async () => {
  const from = await write('Our Work', {
    'Team Lunch.JPG': plain(2400, 1600).withMetadata({ orientation: 6 }).jpeg(),
    'Größe/cut out.png': plain(600, 600, 0.2).png(),
    'print.tif': plain(600, 400).toColourspace('cmyk').tiff(),
    'moving.gif': sharp(frames, { join: { animated: true } }).gif(),
    'plan.day.svg': SVG,
    'aux.jpg': plain(600, 400).jpeg(),
    harbour: plain(600, 400).jpeg(),
    'glass.png': plain(600, 600, 0).png(),
    'half.jpg': (await plain(900, 900).jpeg().toBuffer()).subarray(0, 700),
    'team-lunch.webp': plain(600, 600).webp(),
    'iPhone.jpg': '\0\0\0\x18ftypheic',
    'nothing.jpg': '',
    'notes.txt': 'later',
    'evil.svg': SVG.replace('<circle r="300"/>', '<script/>'),
  })
  symlinkSync('nowhere', join(from, 'lost.jpg'))
  const { imported, refused } = await importPictures(from, join(folder, 'content'), {})
  expect(imported).toEqual([
    expect.stringMatching(
      '^Größe/cut out.png → content/pictures/our-work/grosse/cut-out.webp: .*with its transparency',
    ),
    expect.stringMatching('^Team Lunch.JPG → .*team-lunch.webp: 1600 × 2400 JPEG to 1333 × 2000, \\d+ KB, turned as'),
    expect.stringMatching('^harbour → .*harbour.webp'),
    expect.stringMatching('^moving.gif → .*moving.webp'),
    expect.stringMatching('^plan.day.svg → .*plan.day.svg: a drawing, unchanged'),
    expect.stringMatching('^print.tif → .*print.webp'),
  ])
  expect(refused).toEqual([
    'aux.jpg: expected another name: Windows takes this one for a device',
    expect.stringMatching('^evil.svg: expected no scripts'),
    expect.stringMatching('^glass.png: expected a picture on which something can be seen'),
    expect.stringMatching('^half.jpg: a damaged picture'),
    expect.stringMatching('^iPhone.jpg: expected a picture in JPEG, .*, got one in HEIC: .* as JPEG$'),
    'lost.jpg: a link that leads nowhere',
    expect.stringMatching('^notes.txt: expected a picture in JPEG, .*, got something else'),
    'nothing.jpg: an empty file',
    expect.stringMatching('^team-lunch.webp: its name would be that of Team Lunch.JPG'),
  ])
  const lunch = await sharp(join(folder, 'content/pictures/our-work/team-lunch.webp')).metadata()
  expect([lunch.width, lunch.height, lunch.orientation]).toEqual([1333, 2000, undefined])
  expect((await sharp(join(folder, 'content/pictures/our-work/grosse/cut-out.webp')).stats()).isOpaque).toBe(false)
})

test('a picture is replaced only on request, and one in content/pictures is converted in its place', async () => {
  const from = await write('site/pictures/team', { '../a.svg': SVG, 'ada.svg': SVG, 'ada.jpg': plain(600, 600).jpeg() })
  const { refused } = await importPictures(from, join(folder, 'site'), {})
  expect(refused).toEqual(['ada.jpg: content/pictures/team/ada.svg is there already; --replace replaces it'])
  expect(readFileSync(join(from, 'ada.svg'), 'utf8')).toBe(SVG)
  const { imported } = await importPictures(from, join(folder, 'site'), { replace: true })
  expect(imported).toEqual([expect.stringMatching(/^ada\.jpg → content\/pictures\/team\/ada\.webp: .*replaced$/)])
  expect(readdirSync(from)).toEqual(['ada.jpg', 'ada.webp'])
  const all = await importPictures(join(from, '..'), join(folder, 'site'), {})
  expect(all.refused.join('\n')).toMatch(/^a\.svg: move it into a folder .*\nteam\/ada\.jpg: .* is there already.*$/)
})

test.each(['../out', '/team', '', '.', 'content/pictures/', '🙂'])('%j is no folder for pictures', (target) =>
  expect(importPictures(folder, join(folder, 'content'), { target })).rejects.toThrow(
    /is no folder in content.pictures/,
  ),
)
