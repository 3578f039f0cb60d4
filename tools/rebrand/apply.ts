import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { elongationOf, isHardToSee, logoFlaw } from '../../build/render-logo.ts'
import type { BrandColours } from '../../lib/colours/brand.ts'
import { MARK_FILE, withColours } from '../../lib/colours/mark.ts'
import { inspectContent } from '../../lib/content/load.ts'
import { formatProblem } from '../../lib/content/problem.ts'
import { readFiles } from '../../lib/content/read-files.ts'
import { site } from '../../lib/content/schemas/site.ts'
import { valueAt } from '../../lib/content/traverse.ts'
import { outputFile } from '../../lib/output-file.ts'
import { fieldKey, namedByHand, rewriteContent, type SiteFacts, type Texts } from './rewrite-content.ts'

export type RebrandOptions = SiteFacts & {
  /** SVG files with a viewBox; the second one for dark backgrounds. */
  logo?: string
  logoDark?: string
}

/**
 * Changes the project in `root`. `willBeCleared` says that all other content is replaced afterwards. Returns messages for the
 * user. Throws one sentence per mistake before writing anything.
 */
export async function rebrand(root: string, brand: RebrandOptions, willBeCleared = false): Promise<string[]> {
  const problems: string[] = []
  const writes = new Map<string, string>()
  const messages: string[] = []

  const { logo, logoDark, ...facts } = brand
  if (logoDark && !logo) problems.push('A logo for dark backgrounds needs one for light ones: --logo.')
  for (const file of [logo, logoDark]) {
    if (!file) continue
    if (!isFile(file)) {
      problems.push(`${file} is no file.`)
      continue
    }
    const flaw = await logoFlaw(readFileSync(file))
    if (flaw) problems.push(`${file}:${flaw.line}  expected ${flaw.expected}, got ${flaw.got}`)
  }
  if (logo && problems.length === 0) {
    const svg = readFileSync(logo, 'utf8')
    const dark = logoDark ? readFileSync(logoDark, 'utf8') : svg
    const colours = { ...coloursOf(root), ...facts }
    const { ink, paper } = colours
    if ((await elongationOf(Buffer.from(svg))) > MAX_ELONGATION)
      messages.push(
        `${logo} becomes tiny in the square where logos are drawn: give one without the name, which stands beside it.`,
      )
    const isAdapted = logoDark !== undefined || CURRENT_COLOUR.test(svg)
    writes.set(MARK_FILE, svg.replace(CURRENT_COLOUR, ink))
    writes.set('components/ui/logo-mark.tsx', isAdapted ? TWO_MARKS : ONE_MARK)
    if (isAdapted) writes.set(DARK, withColours(dark.replace(CURRENT_COLOUR, paper), colours))
    else if (await isHardToSee(Buffer.from(withColours(svg, colours)), ink))
      messages.push(`${logo} can hardly be seen on ${ink}, the background of the footer: give --logo-dark as well.`)
  }

  const content = join(root, 'content')
  const inspect = (texts: Texts) => inspectContent(content, undefined, { texts, pictures: [] }).problems
  // Texts that are too long with the new name keep the old one.
  const before = new Set(inspect(new Map()).map(formatProblem))
  const tooLong = inspect(rewriteContent(content, facts, [])).filter(
    (problem) => problem.file !== 'content/site.yaml' && !before.has(formatProblem(problem)),
  )
  const texts = rewriteContent(content, facts, tooLong.map(fieldKey))
  if (!willBeCleared) messages.push(...tooLong.map((problem) => `Still to do by hand: ${formatProblem(problem)}`))
  if (brand.name && !willBeCleared) {
    const byHand = namedByHand(content).map(
      (place) => `The old name stands by hand in ${place}; {fact:brand} is the name.`,
    )
    messages.push(...byHand)
  }
  // Beside a longer name, texts without it can be too long as well.
  const known = new Set(tooLong.map(fieldKey))
  const others = inspect(texts).filter((problem) => !known.has(fieldKey(problem)))
  problems.push(...others.map(formatProblem))
  if (problems.length > 0) throw new Error(problems.join('\n'))

  for (const [path, text] of texts) if (text !== undefined) writes.set(`content/${path}`, text)
  for (const [path, text] of writes) outputFile(join(root, path), text)
  return messages
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

const DARK = 'public/mark-dark.svg'
/** In a square, the sign of a longer logo is too small to be recognised. */
const MAX_ELONGATION = 3

const CURRENT_COLOUR = /currentColor/gi

/** The colours of the site as they are. */
function coloursOf(root: string): BrandColours {
  const { files } = readFiles(join(root, 'content'))
  return site.shape.colours.parse(valueAt(files.find(({ kind }) => kind === 'site')?.value, ['colours']))
}

const markFile = (marks: string) => `import * as paths from '@/lib/url-paths'

/** The mark of the agency: mark.svg, which is also the icon of the site. */
export function LogoMark() {
${marks}
}
`
const image = (file: string, className = '') =>
  `<img src={paths.withBasePath('/${file}')} alt="" width="36" height="36" className="size-9${className}" />`

const ONE_MARK = markFile(`  return ${image('mark.svg')}`)

/** The custom properties stand in app/header.css. */
const TWO_MARKS = markFile(`  return (
    <>
      ${image('mark.svg', ' [display:var(--logo-by-day,block)]')}
      ${image('mark-dark.svg', ' [display:var(--logo-by-night,none)]')}
    </>
  )`)
