/** Writes the licences of the fonts, icons and libraries that are sent to browsers to public/assets/licences.txt. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { outputFile } from '../lib/output-file.ts'
import { readArguments } from './command-line.ts'

readArguments('npm run build runs this. It gathers the licences of what visitors get.', {})

/** Dependencies whose code stays at the build and on the server. */
const NOT_SENT = [
  'busboy',
  'cldr-core',
  'i18n-iso-countries',
  'ipaddr.js',
  'localized-address-format',
  'negotiator',
  'nodemailer',
  'prom-client',
  'send',
  'server-only',
  'transliteration',
  'yaml',
  'zod',
]
/** Development dependencies of which parts are sent. */
const SENT_PARTS = ['simple-icons']
const NAMES = ['LICENSE', 'LICENSE.md', 'LICENSE.txt', 'license.md', 'LICENCE']
const manifest = z.object({ version: z.string(), license: z.string(), homepage: z.string().optional() })

function licenceOf(name: string): string {
  const folder = join('node_modules', name)
  const { version, license, homepage } = manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  const file = NAMES.map((candidate) => join(folder, candidate)).find((path) => existsSync(path))
  if (!file) throw new Error(`${name} comes without a licence file: find out what it asks for`)
  const rule = '='.repeat(80)
  return `${rule}\n${name} ${version} (${license})${homepage ? `\n${homepage}` : ''}\n${rule}\n\n${readFileSync(file, 'utf8').trim()}\n`
}

const { dependencies } = z
  .object({ dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))
const sent = [...Object.keys(dependencies).filter((name) => !NOT_SENT.includes(name)), ...SENT_PARTS]
const intro = 'This site uses the work of others, in parts or changed to smaller files, under these licences.\n'
outputFile('public/assets/licences.txt', `${intro}\n${sent.map(licenceOf).join('\n\n')}`)
