/** Writes the style sheet of the colours that lib/colours derives from those of content/site.yaml, and of its lamp. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { deriveColours } from '../lib/colours/derive.ts'
import { coloursSheet } from '../lib/colours/style-sheet.ts'
import { dayFiles, MASTERS } from '../lib/content/picture-files.ts'
import { site } from '../lib/content/schemas/site.ts'
import { outputFile } from '../lib/output-file.ts'
import { readArguments } from './command-line.ts'
import { readFilledFile } from './read-filled-file.ts'

readArguments('npm run build runs this. It derives the colours of the site from those of content/site.yaml.', {})

const { colours, lamp } = site.parse(readFilledFile('site'))
const filesOf = (lamp: string) => [`${lamp}.night.webp`, `${lamp}.night.svg`, ...dayFiles(lamp)]
const picture = lamp && filesOf(lamp.file).find((file) => existsSync(join(MASTERS, file)))
// Next copies the file, and completes its address.
const lampRule = picture ? `.under-lamp::after{border-image-source:url("../${MASTERS}/${picture}")}\n` : ''
outputFile('.generated/colours.css', `${coloursSheet(deriveColours(colours))}\n${lampRule}`)
