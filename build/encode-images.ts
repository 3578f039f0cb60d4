/**
 * Encodes each WebP master of content/pictures into public/assets/pictures: as AVIF at the widths that layouts use, and as
 * one WebP for browsers without AVIF. .cache/pictures keeps them. They have no metadata, such as the place where a
 * photograph was taken. Runs beside `next build`, which needs only their names.
 */
import { copyFileSync, existsSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import type { PictureFile } from '../lib/picture-manifest.ts'
import { markUsed, removeUnused } from './cached-files.ts'
import type { Master } from './check-picture-masters.ts'
import { CACHE, encoderOptions, filesOf, KERNEL, OUT, profileOf, validMasters } from './picture-files.ts'
import { withProgress } from './with-progress.ts'

const profile = profileOf(
  'npm run build runs this. --publish encodes with more effort: smaller files, several times as slow.',
)

/** Encodes a master that is not in the cache. */
async function encode(master: Master): Promise<void> {
  const { avif, fallback } = await filesOf(master, profile)
  // Written after all files, so that an interrupted run leaves no incomplete entry.
  const complete = join(CACHE, `${basename(fallback.url, '.webp')}.complete`)
  if (!existsSync(complete)) {
    const { data, info } = await sharp(master.bytes).autoOrient().raw().toBuffer({ resolveWithObject: true })
    const image = sharp(data, { raw: info })
    const write = ({ width, url }: PictureFile, format: 'avif' | 'webp') =>
      image
        .clone()
        .resize({ width, kernel: KERNEL })
        .toFormat(format, encoderOptions(format, profile))
        .toFile(join(CACHE, basename(url)))
    await Promise.all([...avif.map((each) => write(each, 'avif')), write(fallback, 'webp')])
    writeFileSync(complete, '')
  }
  for (const { url } of [...avif, fallback]) {
    const [cached, file] = [join(CACHE, basename(url)), join(OUT, basename(url))]
    markUsed(cached)
    if (!existsSync(file)) copyFileSync(cached, file)
  }
  markUsed(complete)
}

const photographs = (await validMasters()).filter(({ name }) => name.format === 'webp')
await withProgress('picture', photographs, encode)
// That it is complete first, also when this is interrupted.
removeUnused(CACHE, '.complete', '.avif', '.webp')
console.log(`${photographs.length} masters, ${readdirSync(OUT).length} files in ${OUT}`)
