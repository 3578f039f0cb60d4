/** `npm run content`: checks all content without a build. Exit code 1 and one line for each problem when it is not fit. */
import { inspectContent } from '../lib/content/load.ts'
import { formatProblem } from '../lib/content/problem.ts'

const { content, problems, warnings } = inspectContent()

for (const warning of warnings) console.warn(`warning  ${formatProblem(warning)}`)

if (content) {
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
