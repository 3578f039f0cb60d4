/**
 * `npm run content`: checks all content without a build. Prints problems (exit code 1), warnings, and what is still to be
 * written, which is an error only with REFUSE_SAMPLE_CONTENT. Also writes the JSON Schemas with which code editors complete
 * the YAML files.
 */
import { join } from 'node:path'
import { pictureWarnings } from '../lib/content/checks/pictures.ts'
import { formatRemainders } from '../lib/content/format-remainders.ts'
import { jsonSchemas, SCHEMA_FOLDER } from '../lib/content/json-schema.ts'
import { isoDay } from '../lib/content/load.ts'
import { formatProblem } from '../lib/content/problem.ts'
import { findRemainders, isUnwritten, REFUSE_SAMPLE } from '../lib/content/sample-content.ts'
import { findWarnings } from '../lib/content/warnings.ts'
import { outputFile } from '../lib/output-file.ts'
import { readArguments } from './command-line.ts'
import { inspectProject } from './inspect-project.ts'
import { writeDevRefresh } from './write-dev-refresh-file.ts'

const USAGE = `npm run content             checks the files in content/ and names each problem with its file and line,
                            and what is still to be written
npm run content -- --all    also lists what is a matter of taste, such as long descriptions and links to other sites`
const { all } = readArguments(USAGE, { options: { all: { type: 'boolean', default: false } } }).values

const { content, problems, warnings, read } = await inspectProject()
writeDevRefresh(0)
try {
  for (const [name, text] of jsonSchemas()) outputFile(join('content', SCHEMA_FOLDER, name), text)
} catch (error) {
  // Only code editors read them.
  console.warn(`warning  content/${SCHEMA_FOLDER} was not written: ${error instanceof Error ? error.message : error}`)
}

if (content) {
  const counted = (list: readonly unknown[], one: string, many = `${one}s`) =>
    `${list.length} ${list.length === 1 ? one : many}`
  const counts = [
    counted(content.services, 'service'),
    counted(content.technologies, 'technology', 'technologies'),
    counted(content.projects, 'project'),
    counted(
      content.projects.filter(({ caseStudy }) => caseStudy),
      'case study',
      'case studies',
    ),
    counted(content.jobs, 'open job'),
    counted(content.testimonials, 'testimonial'),
    counted(content.apps, 'app'),
  ]
  console.log(`Content is valid: ${counts.join(', ')}.`)
} else {
  for (const problem of problems) console.error(formatProblem(problem))
  console.error(`\n${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in the content.`)
  process.exitCode = 1
}

for (const warning of pictureWarnings(read)) console.warn(`warning  ${warning}`)

const refused = Boolean(process.env[REFUSE_SAMPLE])
const remainders = findRemainders('content', read).filter((remainder) => refused || isUnwritten(remainder))
const { count, lines } = formatRemainders(remainders, all)
if (count > 0) {
  if (refused) {
    console.error(`\n${REFUSE_SAMPLE} is set, and ${count} things are left of the sample or to be written:`)
    console.error(`  ${lines.join('\n  ')}\nWhat you have read and keep goes under kept in content/site.yaml.`)
    process.exitCode = 1
  } else console.log(`\nStill to be written (${count}):\n  ${lines.join('\n  ')}`)
}

const groups = findWarnings(read, isoDay(new Date()))
for (const { title, warnings } of groups.filter(({ ofTaste }) => all || !ofTaste)) {
  console.log(`\n${title} (${warnings.length}):`)
  for (const { file, line, field, message } of warnings) console.log(`  ${file}:${line}  ${field}  ${message}`)
}
if (all) for (const warning of warnings) console.log(`warning  ${formatProblem(warning)}`)
const hidden = all
  ? 0
  : groups.filter(({ ofTaste }) => ofTaste).flatMap((group) => group.warnings).length + warnings.length
if (hidden > 0) console.log(`\n${hidden} more about the style of texts: npm run content -- --all`)
