import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inspectContent } from '../../lib/content/load.ts'
import { formatProblem, type Problem } from '../../lib/content/problem.ts'
import { readFiles } from '../../lib/content/read-files.ts'
import { isRecord, mapTexts } from '../../lib/content/traverse.ts'
import { rewriteYaml } from '../../lib/content/yaml-write.ts'
import { recolour } from './recolour-tokens.ts'

/** Missing fields stay unchanged. */
export type Brand = {
  name?: string
  url?: string
  email?: string
  careersEmail?: string
  /** Both accents or none, as `#rrggbb`. */
  day?: string
  night?: string
  /** An SVG file with a viewBox. */
  logo?: string
}

/** Changes the project in `root`. Returns messages for the user. Throws one sentence per mistake before writing anything. */
export function rebrand(root: string, brand: Brand): string[] {
  const problems: string[] = []
  const writes = new Map<string, string>()
  const messages: string[] = []

  const { day, night, logo } = brand
  if (Boolean(day) !== Boolean(night)) problems.push('Give both colours, one by day and one by night.')
  for (const colour of [day, night])
    if (colour && !/^#[0-9a-f]{6}$/i.test(colour)) problems.push(`${colour} is no colour like #12756B.`)
  if (problems.length === 0 && day && night) {
    const result = recolour(readFileSync(join(root, 'app/tokens.css'), 'utf8'), day, night)
    problems.push(...result.problems)
    messages.push(...result.unchanged)
    writes.set('app/tokens.css', result.css)
  }
  if (logo) {
    const svg = existsSync(logo) ? readFileSync(logo, 'utf8') : ''
    if (!/<svg[^>]*\bviewBox=/.test(svg)) problems.push(`${logo} is no SVG file with a viewBox.`)
    writes.set('app/icon.svg', svg)
    writes.set('components/ui/logo-mark.tsx', LOGO_MARK)
  }

  const content = join(root, 'content')
  const inspect = (texts: Texts) => inspectContent(content, undefined, { texts, pictures: [] }).problems
  // Texts that are too long with the new name keep the old one.
  const tooLong = inspect(rewriteContent(content, brand, [])).filter(({ file }) => file !== 'content/site.yaml')
  const texts = rewriteContent(content, brand, tooLong.map(fieldKey))
  messages.push(...tooLong.map((problem) => `Still to do by hand: ${formatProblem(problem)}`))
  problems.push(...inspect(texts).map(formatProblem))
  if (problems.length > 0) throw new Error(problems.join('\n'))

  for (const [path, text] of texts) if (text !== undefined) writes.set(`content/${path}`, text)
  for (const [path, text] of writes) writeFileSync(join(root, path), text)
  return messages
}

type Texts = Map<string, string | undefined>

const fieldKey = ({ file, field }: Pick<Problem, 'file' | 'field'>) => `${file} ${field}`

/** Replaces the facts and the name in all texts, except in the fields of `excluded`. */
function rewriteContent(root: string, { name, url, email, careersEmail }: Brand, excluded: readonly string[]): Texts {
  const { files } = readFiles(root)
  const site = files.find(({ kind }) => kind === 'site')?.value
  const old = isRecord(site) && typeof site.brand === 'string' ? site.brand : ''
  const texts: Texts = new Map()
  for (const { kind, source, value } of files) {
    let changed = value
    if (name && old) {
      changed = mapTexts(value, (text, path) =>
        excluded.includes(fieldKey({ file: source.file, field: path.join('.') })) ? text : text.replaceAll(old, name),
      )
    }
    if (kind === 'site' && isRecord(changed)) {
      const emails = isRecord(changed.emails) ? changed.emails : {}
      changed = {
        ...changed,
        ...(url ? { url: url.replace(/\/$/, '') } : {}),
        emails: { ...emails, ...(email ? { general: email } : {}), ...(careersEmail ? { careers: careersEmail } : {}) },
      }
    }
    const path = source.file.replace('content/', '')
    const before = readFileSync(join(root, path), 'utf8')
    const after = rewriteYaml(before, changed)
    if (after !== before) texts.set(path, after)
  }
  return texts
}

const LOGO_MARK = `/** The mark of the agency: app/icon.svg, which is also the icon of the site. */
export function Mark({ className = 'size-9' }: { className?: string }) {
  return <img src="/icon.svg" alt="" width="36" height="36" className={className} />
}
`
