/** `npm run rebrand`: changes the name, contact data, colours and logo of the site, and lists the remaining sample content. */
import { spawnSync } from 'node:child_process'
import { createInterface } from 'node:readline/promises'
import { readArguments } from '../build/command-line.ts'
import { BRAND_COLOURS } from '../lib/colours/brand.ts'
import { formatRemainders } from '../lib/content/format-remainders.ts'
import { findRemainders, REFUSE_SAMPLE } from '../lib/content/sample-content.ts'
import { site } from '../lib/content/schemas/site.ts'
import { fromEntries } from '../lib/from-entries.ts'
import { type RebrandOptions, rebrand } from './rebrand/apply.ts'
import { clearContent } from './rebrand/clear.ts'

const QUESTIONS: [key: keyof RebrandOptions, question: string][] = [
  ['name', 'Name of the agency'],
  ['url', 'Address of the site, with https://'],
  ['email', 'Email address for enquiries'],
  ['careersEmail', 'Email address for applications'],
  ...BRAND_COLOURS.map((key): [keyof RebrandOptions, string] => [
    key,
    `${key}, a colour like #12756B. ${colourHelp(key)}`,
  ]),
  ['logo', 'Logo, an SVG file'],
  ['logoDark', 'Logo for dark backgrounds, if it is another one'],
]

const USAGE = `npm run rebrand makes the site another agency's. Without --clear it asks for what no option gives:
--name --url --email --careers-email --logo (an SVG file) --logo-dark (for dark backgrounds; not needed if
the logo uses currentColor), and the colours, as #rrggbb:
${BRAND_COLOURS.map((key) => `--${key.padEnd(10)}${colourHelp(key)}`).join('\n')}
--clear     replaces all content by skeletons that say what to write, and removes entries and pictures; git has the old ones`

function colourHelp(key: (typeof BRAND_COLOURS)[number]): string {
  return site.shape.colours.shape[key].meta()?.description ?? ''
}

async function read(): Promise<{ brand: RebrandOptions; clear: boolean }> {
  const text = { type: 'string' } as const
  const { values } = readArguments(USAGE, {
    options: {
      ...fromEntries(BRAND_COLOURS.map((key) => [key, text])),
      ...{ name: text, url: text, email: text, 'careers-email': text, logo: text, 'logo-dark': text },
      clear: { type: 'boolean', default: false },
    },
  })
  const { 'careers-email': careersEmail, 'logo-dark': logoDark, clear = false, ...given } = values
  const brand: RebrandOptions = {
    ...given,
    ...(careersEmail ? { careersEmail } : {}),
    ...(logoDark ? { logoDark } : {}),
  }
  if (!process.stdin.isTTY || clear) return { brand, clear }
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  for (const [key, question] of QUESTIONS) {
    if (brand[key] !== undefined) continue
    const answer = (await terminal.question(`${question} (Enter keeps what is there): `)).trim()
    if (answer) brand[key] = answer
  }
  terminal.close()
  return { brand, clear }
}

/** False without git, when there is nothing to compare with. */
const hasUnsavedChanges = () =>
  Boolean(spawnSync('git', ['status', '--porcelain', 'content'], { encoding: 'utf8' }).stdout)

let changed = false
try {
  const { brand, clear } = await read()
  if (clear && hasUnsavedChanges()) throw new Error('content/ has changes that are not committed: commit them first.')
  const messages = await rebrand('.', brand, clear)
  changed = Object.keys(brand).length > 0
  const done = changed ? 'The site facts are rewritten.' : 'Nothing was given, so nothing is changed.'
  console.log([done, ...messages].join('\n'))
  if (clear) console.log(clearContent('content').join('\n'))
  changed ||= clear
  const { count, lines } = formatRemainders(findRemainders())
  if (count > 0) {
    console.log(`\nLeft of the sample or to be written (${count}):\n  ${lines.join('\n  ')}`)
    console.log(`\n${REFUSE_SAMPLE}=1 npm run build stops while there is any.`)
  }
} catch (error) {
  console.error(
    `${changed ? 'What is said above was changed, then it stopped.' : 'Nothing was changed.'}\n${error instanceof Error ? error.message : error}`,
  )
  process.exitCode = 1
}
