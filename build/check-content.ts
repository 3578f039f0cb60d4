/**
 * `npm run content`: checks all content without a build. Prints problems (exit code 1) and warnings, one line each. Also
 * writes the JSON Schemas with which code editors complete the YAML files.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pictureWarnings } from '../lib/content/checks/pictures.ts'
import { formatRemainders } from '../lib/content/format-remainders.ts'
import { jsonSchemas, SCHEMA_FOLDER } from '../lib/content/json-schema.ts'
import { isoDay } from '../lib/content/load.ts'
import { formatProblem } from '../lib/content/problem.ts'
import { findRemainders, REFUSE_SAMPLE } from '../lib/content/sample-content.ts'
import { findWarnings } from '../lib/content/warnings.ts'
import { readArguments } from './command-line.ts'
import { inspectProject } from './inspect-project.ts'
import { writeDevRefresh } from './write-dev-refresh-file.ts'

const USAGE = `npm run content             checks the files in content/ and names each problem with its file and line
npm run content -- --all    also lists what is a matter of taste, such as long descriptions and links to other sites`
const { all } = readArguments(USAGE, { options: { all: { type: 'boolean', default: false } } }).values

const { content, problems, warnings, read } = await inspectProject()
writeDevRefresh(0)
try {
  mkdirSync(join('content', SCHEMA_FOLDER), { recursive: true })
  for (const [name, text] of jsonSchemas()) writeFileSync(join('content', SCHEMA_FOLDER, name), text)
} catch (error) {
  // Only code editors read them.
  console.warn(`warning  content/${SCHEMA_FOLDER} was not written: ${error instanceof Error ? error.message : error}`)
}

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

for (const warning of pictureWarnings(read)) console.warn(`warning  ${warning}`)

if (process.env[REFUSE_SAMPLE]) {
  const { count, lines } = formatRemainders(findRemainders(), all)
  if (count > 0) {
    console.error(`\n${REFUSE_SAMPLE} is set, and ${count} things are left of the sample or to be written:`)
    console.error(`  ${lines.join('\n  ')}\nWhat you have read and keep goes under kept in content/site.yaml.`)
    process.exitCode = 1
  }
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
