import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { logoProblem } from '../../build/render-logo.ts'
import { inspectContent } from '../../lib/content/load.ts'
import { formatProblem } from '../../lib/content/problem.ts'
import { fieldKey, namedByHand, rewriteContent, type SiteFacts, type Texts } from './rewrite-content.ts'

export type Brand = SiteFacts & {
  /** An SVG file with a viewBox. */
  logo?: string
}

/** Changes the project in `root`. Returns messages for the user. Throws one sentence per mistake before writing anything. */
export async function rebrand(root: string, brand: Brand): Promise<string[]> {
  const problems: string[] = []
  const writes = new Map<string, string>()
  const messages: string[] = []

  const { logo } = brand
  if (logo) {
    const svg = existsSync(logo) ? readFileSync(logo) : Buffer.alloc(0)
    const problem = await logoProblem(svg)
    if (problem) problems.push(`${logo} ${problem}.`)
    writes.set('components/ui/mark.svg', svg.toString())
    writes.set('components/ui/logo-mark.tsx', LOGO_MARK)
  }

  const content = join(root, 'content')
  const inspect = (texts: Texts) => inspectContent(content, undefined, { texts, pictures: [] }).problems
  // Texts that are too long with the new name keep the old one.
  const tooLong = inspect(rewriteContent(content, brand, [])).filter(({ file }) => file !== 'content/site.yaml')
  const texts = rewriteContent(content, brand, tooLong.map(fieldKey))
  messages.push(...tooLong.map((problem) => `Still to do by hand: ${formatProblem(problem)}`))
  if (brand.name) {
    const byHand = namedByHand(content).map(
      (place) => `The old name stands by hand in ${place}; {fact:brand} is the name.`,
    )
    messages.push(...byHand)
  }
  problems.push(...inspect(texts).map(formatProblem))
  if (problems.length > 0) throw new Error(problems.join('\n'))

  for (const [path, text] of texts) if (text !== undefined) writes.set(`content/${path}`, text)
  for (const [path, text] of writes) writeFileSync(join(root, path), text)
  return messages
}

const LOGO_MARK = `import * as paths from '@/lib/url-paths'

/** The mark of the agency: mark.svg, which is also the icon of the site. */
export function LogoMark({ className = 'size-9' }: { className?: string }) {
  return <img src={paths.withBasePath('/mark.svg')} alt="" width="36" height="36" className={className} />
}
`
