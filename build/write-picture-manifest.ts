/**
 * Writes what the site knows of its pictures: their sizes and the names of their files, which build/encode-images.ts makes
 * while Next builds the pages. Each SVG is written here, optimised.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { outputFile } from '../lib/output-file.ts'
import { PICTURE_MANIFEST, type PictureEntry, type PictureVariant } from '../lib/picture-manifest.ts'
import type { Master } from './check-picture-masters.ts'
import { optimiseSvg } from './encode-svg.ts'
import { findLamp } from './find-lamp-position.ts'
import { isMain } from './is-main.ts'
import { CACHE, filesOf, hashOf, OUT, type Profile, profileOf, validMasters } from './picture-files.ts'
import { withProgress } from './with-progress.ts'

type Manifest = Record<string, Partial<PictureEntry>>

/** For `npm run dev`: serves WebP masters as they are. Throws a ContentError for invalid masters. */
export async function copyMasters(): Promise<void> {
  const manifest = await makeManifest(await validMasters(), async (master) => {
    const file = join(OUT, master.path)
    outputFile(file, master.bytes)
    // With the hash, a changed picture has another address, so open pages show it.
    const url = `/assets/pictures/${master.path}?${hashOf(master.bytes)}`
    return { avif: [], fallback: { width: master.facts.width, url } }
  })
  outputFile(PICTURE_MANIFEST, JSON.stringify(manifest))
}

/** Throws a ContentError for invalid masters. */
async function writeManifest(profile: Profile): Promise<void> {
  rmSync(OUT, { recursive: true, force: true })
  for (const folder of [OUT, CACHE]) mkdirSync(folder, { recursive: true })
  const masters = await validMasters()
  const manifest = await makeManifest(masters, (master) => filesOf(master, profile))
  const nights = new Map(masters.map((master) => [`${master.name.picture} ${master.name.light}`, master]))
  await withProgress('lamp', masters, async ({ name, bytes }) => {
    const night = name.light === 'day' && nights.get(`${name.picture} night`)
    if (night) manifest[name.picture] = { ...manifest[name.picture], lamp: await cachedLamp(bytes, night.bytes) }
  })
  outputFile(PICTURE_MANIFEST, JSON.stringify(manifest))
}

async function makeManifest(
  masters: readonly Master[],
  sourcesOf: (master: Master) => Promise<PictureVariant['sources']>,
): Promise<Manifest> {
  const manifest: Manifest = {}
  for (const master of masters) {
    const { picture, light = 'day', format } = master.name
    const sources = format === 'svg' ? writeSvg(master) : await sourcesOf(master)
    manifest[picture] = { ...manifest[picture], [light]: { ...master.facts, sources } }
  }
  return manifest
}

async function cachedLamp(day: Buffer, night: Buffer): Promise<string> {
  const cached = join(CACHE, `${hashOf(day, night)}.lamp`)
  if (!existsSync(cached)) writeFileSync(cached, await findLamp(day, night))
  return readFileSync(cached, 'utf8')
}

function writeSvg({ facts, bytes }: Master): PictureVariant['sources'] {
  const svg = optimiseSvg(bytes.toString())
  const name = `${hashOf(svg)}.svg`
  outputFile(join(OUT, name), svg)
  return { avif: [], fallback: { width: facts.width, url: `/assets/pictures/${name}` } }
}

if (isMain(import.meta.url)) await writeManifest(profileOf('npm run build runs this. --publish names larger files.'))
