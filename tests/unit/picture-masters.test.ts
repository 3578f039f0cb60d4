import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { masterProblems } from '@/build/picture-masters.ts'

const folders: string[] = []

/** A folder of masters; a number is the width of a plain picture, a Buffer is written as it is. */
async function folderOf(masters: Record<string, number | Buffer>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'masters-'))
  folders.push(folder)
  for (const [name, content] of Object.entries(masters)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), Buffer.isBuffer(content) ? content : await plain(content))
  }
  return folder
}

const plain = (width: number): Promise<Buffer> =>
  sharp({ create: { width, height: 300, channels: 3, background: '#f0532d' } })
    .webp()
    .toBuffer()

/** Noise does not compress: a picture of more than 250 KB. */
const noisy = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 1200,
      height: 1200,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .webp({ quality: 90 })
    .toBuffer()

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

test('masters as they should be are no problem', async () => {
  const folder = await folderOf({ 'services/a.day.webp': 1200, 'services/a.night.webp': 1200, 'portraits/b.webp': 400 })
  expect(await masterProblems(folder)).toEqual([])
})

test('a master that is too small is named, with the width that it needs', async () => {
  const folder = await folderOf({ 'projects/takenote.webp': 640, 'about/offices/lahore.day.webp': 799 })
  expect(await masterProblems(folder)).toEqual([
    expect.stringMatching(/about\/offices\/lahore\.day\.webp: too small, 799 pixels wide; .* needs 800$/),
    expect.stringMatching(/projects\/takenote\.webp: too small, 640 pixels wide; .* needs 1600$/),
  ])
})

test('a master that is too large, too heavy or no picture is named', async () => {
  const folder = await folderOf({
    'home/house.webp': 2001,
    'services/b.webp': await noisy(),
    'services/c.webp': Buffer.from('no picture'),
  })
  expect(await masterProblems(folder)).toEqual([
    expect.stringContaining('home/house.webp: 2001 × 300 pixels; 2000 are enough'),
    expect.stringMatching(/services\/b\.webp: \d+ KB; keep a master to 250 KB$/),
    expect.stringContaining('services/c.webp: not a WebP picture'),
  ])
})

test('a night that does not lie on its day is named', async () => {
  const folder = await folderOf({ 'careers/lunch.day.webp': 1200, 'careers/lunch.night.webp': 1201 })
  expect(await masterProblems(folder)).toEqual([
    expect.stringContaining('careers/lunch.night.webp: 1201 × 300 pixels, but its day has 1200 × 300'),
  ])
})
