import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { masterProblems } from '@/build/check-picture-masters.ts'

const folders: string[] = []

/** Writes masters; a number is the width of a generated picture. */
async function folderOf(masters: Record<string, number | Buffer | Promise<Buffer>>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'masters-'))
  folders.push(folder)
  for (const [name, content] of Object.entries(masters)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), typeof content === 'number' ? await plain(content) : await content)
  }
  return folder
}

const plain = (width: number): Promise<Buffer> =>
  sharp({ create: { width, height: 300, channels: 3, background: '#f0532d' } })
    .webp()
    .toBuffer()

/** Noise does not compress: a picture of more than 250 KB. */
const noisy = (): Promise<Buffer> =>
  sharp(randomBytes(3 * 1200 * 1200), { raw: { width: 1200, height: 1200, channels: 3 } })
    .webp({ quality: 90 })
    .toBuffer()

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

test.each<[string, Record<string, number | Buffer | Promise<Buffer>>, RegExp[]]>([
  ['valid', { 'services/a.day.webp': 1200, 'services/a.night.webp': 1200, 'portraits/b.webp': 400 }, []],
  [
    'too small',
    { 'projects/takenote.webp': 640, 'about/offices/lahore.day.webp': 799 },
    [
      /about\/offices\/lahore\.day\.webp: too small, 799 pixels wide; .* needs 800$/,
      /projects\/takenote\.webp: too small, 640 pixels wide; .* needs 1600$/,
    ],
  ],
  [
    'too large, too heavy, or no pictures',
    { 'home/house.webp': 2001, 'services/b.webp': noisy(), 'services/c.webp': Buffer.from('no picture') },
    [
      /home\/house\.webp: 2001 × 300 pixels; 2000 are enough/,
      /services\/b\.webp: \d+ KB; keep a master to 250 KB$/,
      /services\/c\.webp: not a WebP picture/,
    ],
  ],
  [
    'night versions of another size',
    { 'careers/lunch.day.webp': 1200, 'careers/lunch.night.webp': 1201 },
    [/careers\/lunch\.night\.webp: 1201 × 300 pixels, but its day has 1200 × 300/],
  ],
])('masters: %s', async (_, masters, expected) => {
  expect(await masterProblems(await folderOf(masters))).toEqual(expected.map((line) => expect.stringMatching(line)))
})
