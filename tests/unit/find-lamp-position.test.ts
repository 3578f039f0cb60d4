import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { findLamp } from '@/build/find-lamp-position.ts'

test('finds the light of the night, not what is bright in both pictures', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lamp-'))
  const draw = async (name: string, wall: string, lamp: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="240"><rect width="100%" height="100%" fill="${wall}"/>
      <rect x="40" y="160" width="60" height="60" fill="#999"/><circle cx="360" cy="60" r="20" fill="${lamp}"/></svg>`
    const file = join(folder, name)
    await sharp(Buffer.from(svg)).webp().toFile(file)
    return file
  }
  const lamp = await findLamp(await draw('day.webp', '#eee', '#fff'), await draw('night.webp', '#222', '#fff'))
  rmSync(folder, { recursive: true })
  const [x = 0, y = 0] = lamp.split(' ').map(Number.parseFloat)
  expect(x).toBeCloseTo(75, -1)
  expect(y).toBeCloseTo(25, -1)
})
