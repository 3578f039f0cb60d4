/** Renders the mark as the PNG files that app/manifest.ts and lib/seo name. */
import { mkdirSync } from 'node:fs'
import sharp from 'sharp'
import { markInColours } from '../lib/colours/mark.ts'
import { site } from '../lib/content/schemas/site.ts'
import { readArguments } from './command-line.ts'
import { readFilledFile } from './read-filled-file.ts'
import { renderLogo, TRANSPARENT } from './render-logo.ts'

readArguments('npm run build runs this. It renders the mark in the sizes that systems ask for.', {})

const { colours } = site.parse(readFilledFile('site'))
const OUT = 'public/assets/app-icons'
mkdirSync(OUT, { recursive: true })

/** Sizes in pixels; a maskable icon keeps its drawing within the inner 80 % (W3C, Web Application Manifest). */
const ICONS = [
  { name: 'icon-192', size: 192, inset: 0, background: TRANSPARENT },
  { name: 'icon-512', size: 512, inset: 0, background: TRANSPARENT },
  { name: 'icon-maskable-512', size: 512, inset: 96, background: colours.paper },
  { name: 'apple-icon', size: 180, inset: 22, background: colours.paper },
]

const icon = Buffer.from(markInColours(colours))
for (const { name, size, inset, background } of ICONS) {
  const drawing = await renderLogo(icon, size - 2 * inset)
  await sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawing }])
    .png()
    .toFile(`${OUT}/${name}.png`)
}
