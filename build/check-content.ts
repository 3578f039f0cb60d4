/**
 * `npm run content`: checks all content without a build. Exit code 1 and one line for each problem when it is not fit;
 * then what is legal but worth a look.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { checkedContent, checkReport } from '../lib/content/checked.ts'
import type { Doubts } from '../lib/content/doubts.ts'
import { formatProblem } from '../lib/content/problem.ts'
import { REFUSE_SAMPLE, sampleFiles } from '../lib/content/sample.ts'

const ROOT = 'content'
/** The widest that build/images.ts makes. */
const WIDEST = 2000

/** Masters with pixels that no visitor will ever get. Unreadable ones are the business of the build. */
async function largePictures(): Promise<Doubts> {
  const names = readdirSync(join(ROOT, 'pictures'), { recursive: true, encoding: 'utf8' })
  const found = await Promise.all(
    names
      .filter((name) => name.endsWith('.webp'))
      .sort()
      .map(async (name) => {
        const { width = 0 } = await sharp(join(ROOT, 'pictures', name))
          .metadata()
          .catch(() => ({ width: 0 }))
        const note = `${width} pixels wide; more than ${WIDEST} are never shown`
        return width > WIDEST ? [{ file: `content/pictures/${name}`, line: 1, field: '(file)', note }] : []
      }),
  )
  return { about: 'Pictures that are larger than needed', found: found.flat() }
}

const { problems, warnings, doubts } = checkReport()

for (const warning of warnings) console.warn(`warning  ${formatProblem(warning)}`)

if (problems.length === 0) {
  const content = checkedContent('written')
  const counted = [
    [content.services.length, 'services'],
    [content.technologies.length, 'technologies'],
    [content.projects.length, 'projects'],
    [content.projects.filter(({ caseStudy }) => caseStudy).length, 'case studies'],
    [content.jobs.length, 'open jobs'],
    [content.testimonials.length, 'testimonials'],
    [content.apps.length, 'apps'],
  ]
  console.log(`Content is valid: ${counted.map((pair) => pair.join(' ')).join(', ')}.`)
} else {
  for (const problem of problems) console.error(formatProblem(problem))
  console.error(`\n${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in the content.`)
  process.exitCode = 1
}

const sample = process.env[REFUSE_SAMPLE] ? sampleFiles(ROOT) : []
if (sample.length > 0) {
  console.error(`\n${REFUSE_SAMPLE} is set, and there is sample content:\n  ${sample.join('\n  ')}`)
  process.exitCode = 1
}

for (const { about, found } of [...doubts, await largePictures()].filter((sort) => sort.found.length > 0)) {
  console.log(`\n${about} (${found.length}):`)
  for (const { file, line, field, note } of found) console.log(`  ${file}:${line}  ${field}  ${note}`)
}
