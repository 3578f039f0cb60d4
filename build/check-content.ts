/**
 * `npm run content`: checks all content without a build. Prints problems (exit code 1) and warnings, one line each. Also
 * writes the JSON Schemas with which code editors complete the YAML files.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { jsonSchemas, SCHEMA_FOLDER } from '../lib/content/json-schema.ts'
import { isoDay } from '../lib/content/load.ts'
import { formatProblem } from '../lib/content/problem.ts'
import { REFUSE_SAMPLE, sampleFiles } from '../lib/content/sample-content.ts'
import { findWarnings } from '../lib/content/warnings.ts'
import { readArguments } from './command-line.ts'
import { inspectProject } from './inspect-project.ts'
import { writeDevRefresh } from './write-dev-refresh-file.ts'

readArguments('npm run content checks the files in content/ and names each problem with its file and line.', {})

const { content, problems, warnings, read } = await inspectProject()
writeDevRefresh(0)
try {
  mkdirSync(join('content', SCHEMA_FOLDER), { recursive: true })
  for (const [name, text] of jsonSchemas()) writeFileSync(join('content', SCHEMA_FOLDER, name), text)
} catch (error) {
  // Only code editors read them.
  console.warn(`warning  content/${SCHEMA_FOLDER} was not written: ${error instanceof Error ? error.message : error}`)
}

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

const sample = process.env[REFUSE_SAMPLE] ? sampleFiles() : []
if (sample.length > 0) {
  console.error(`\n${REFUSE_SAMPLE} is set, and there is sample content:\n  ${sample.join('\n  ')}`)
  process.exitCode = 1
}

for (const { title, warnings } of findWarnings(read, isoDay(new Date()))) {
  console.log(`\n${title} (${warnings.length}):`)
  for (const { file, line, field, message } of warnings) console.log(`  ${file}:${line}  ${field}  ${message}`)
}
