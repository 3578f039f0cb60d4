import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inspectContent } from '../../lib/content/load.ts'
import { formatProblem } from '../../lib/content/problem.ts'
import { fieldKey, rewriteContent, type SiteFacts, type Texts } from './rewrite-content.ts'

export type Brand = SiteFacts & {
  /** An SVG file with a viewBox. */
  logo?: string
}

/** Changes the project in `root`. Returns messages for the user. Throws one sentence per mistake before writing anything. */
export function rebrand(root: string, brand: Brand): string[] {
  const problems: string[] = []
  const writes = new Map<string, string>()
  const messages: string[] = []

  const { logo } = brand
  if (logo) {
    const svg = existsSync(logo) ? readFileSync(logo, 'utf8') : ''
    if (!/<svg[^>]*\bviewBox=/.test(svg)) problems.push(`${logo} is no SVG file with a viewBox.`)
    writes.set('components/ui/mark.svg', svg)
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

const LOGO_MARK = `/** The mark of the agency: mark.svg, which is also the icon of the site. */
export function LogoMark({ className = 'size-9' }: { className?: string }) {
  return <img src="/mark.svg" alt="" width="36" height="36" className={className} />
}
`
