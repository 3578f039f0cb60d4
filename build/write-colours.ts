/** Writes the style sheet of the colours that lib/colours derives from those of content/site.yaml. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import { deriveColours } from '../lib/colours/derive.ts'
import { coloursSheet } from '../lib/colours/style-sheet.ts'
import { site } from '../lib/content/schemas/site.ts'
import { readArguments } from './command-line.ts'

readArguments('npm run build runs this. It derives the colours of the site from those of content/site.yaml.', {})

const { colours } = site.parse(parse(readFileSync('content/site.yaml', 'utf8')))
mkdirSync('.generated', { recursive: true })
writeFileSync('.generated/colours.css', `${coloursSheet(deriveColours(colours))}\n`)
