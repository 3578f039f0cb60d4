/** A page with every picture in every light, to be looked at before pictures are kept. */
import { statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import sharp from 'sharp'
import { mastersIn } from '../build/check-picture-masters.ts'
import { loadContent } from '../lib/content/load.ts'
import { MASTERS, parsePictureFile } from '../lib/content/picture-files.ts'
import { isRecord, walk } from '../lib/content/traverse.ts'
import { outputFile } from '../lib/output-file.ts'

export const SHEET = '.cache/art/contact-sheet.html'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Writes the page and returns its path. */
export async function contactSheet(): Promise<string> {
  const alts = new Map<unknown, string>()
  // Wherever a picture stands in the content.
  walk(loadContent(), (value) => {
    if (isRecord(value) && typeof value.alt === 'string') alts.set(value.file, value.alt)
  })
  const figures: string[] = []
  let total = 0
  for (const master of mastersIn(MASTERS)) {
    const file = join(MASTERS, master)
    const { width, height } = await sharp(file).metadata()
    const { size } = statSync(file)
    total += size
    const { picture = master, light } = parsePictureFile(master) ?? {}
    figures.push(`<figure${light === 'night' ? ' class="night"' : ''}>
      <img src="${relative(dirname(SHEET), file)}" width="${width}" height="${height}" loading="lazy" alt="">
      <figcaption><b>${master}</b> ${width} × ${height}, ${Math.ceil(size / 1024)} KB<br>${escaped(alts.get(picture) ?? 'NO ALT TEXT')}</figcaption>
    </figure>`)
  }
  outputFile(
    SHEET,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title>
<style>
  body { margin: 2rem; background: #fbf6ec; color: #1c1a24; font: 1rem/1.4 system-ui, sans-serif }
  main { display: grid; grid-template-columns: repeat(auto-fill, minmax(34rem, 1fr)); gap: 1.5rem }
  figure { margin: 0; padding: 1rem; border: 1px solid #0003 }
  figure.night { background: #16141d; color: #f5efe4 }
  img { width: 100%; height: auto }
</style>
<h1>${figures.length} masters, ${(total / 1024 / 1024).toFixed(1)} MB</h1>
<main>${figures.join('\n')}</main></html>\n`,
  )
  return SHEET
}
