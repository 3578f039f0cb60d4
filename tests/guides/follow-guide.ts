import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { inspectProject } from '@/build/inspect-project.ts'
import { schemaLine } from '@/lib/content/json-schema.ts'
import { isoDay } from '@/lib/content/load.ts'
import { formatProblem } from '@/lib/content/problem.ts'
import { kindOf } from '@/lib/content/schema-of-file.ts'
import { isRecord } from '@/lib/content/traverse.ts'
import { findWarnings } from '@/lib/content/warnings.ts'
import { rewriteYaml, writeYaml } from '@/lib/content/yaml-write.ts'
import { outputFile } from '@/lib/output-file.ts'
import { createEntry, reportOf } from '@/tools/new.ts'

/** A fenced block of a guide: `sh` is run, `text` is its output, all others contain a file. */
export type Block = { language: string; file: string; text: string }

/** Runs a script in a project and returns its output. Throws when it fails. */
type Run = (script: string, project: string) => Promise<string>

export function blocksOf(markdown: string): Block[] {
  const blocks = markdown.matchAll(/^( *)```(\w+)(?: (\S+))?\n([\s\S]*?)^\1```$/gm)
  return [...blocks].map(([, indent = '', language = '', file = '', body = '']) => ({
    language,
    file,
    text: body.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }))
}

/** Executes the blocks of a guide in a copy of the project. Throws when one fails. */
export async function follow(markdown: string, project: string, run: Run): Promise<void> {
  let output = ''
  for (const { language, file, text } of blocksOf(markdown)) {
    if (language === 'sh') output = await run(text, project)
    else if (language === 'text') expectOutput(output, text)
    else if (language === 'diff') applyDiff(join(project, file), text)
    else if (language === 'yaml') setFields(project, file, text)
    else outputFile(join(project, file), text)
  }
}

/** Runs a script as its reader does, but for `npm run` and `npx`, which are resolved, as each takes half a second. */
export const runProcess: Run = async (script, project) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const direct = script
    .replaceAll(/\bnpm run ([\w:]+)( --(?= ))?/g, (command, name: string) => scripts[name] ?? command)
    .replaceAll(/\bnpx /g, '')
  const env = { ...process.env, PATH: `${join(project, 'node_modules/.bin')}:${process.env.PATH}` }
  const child = spawn('sh', ['-ec', direct], { cwd: project, env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${script}ended with ${code}:\n${output}`)
  return output
}

/** Calls what `npm run content` and `npm run new` call, where a guide changes no code: a process loads all modules again. */
export const runHere: Run = async (script, project) => {
  const root = join(project, 'content')
  const [command = '', kind = '', name = ''] = /^npm run (?:content|new -- (\w+) "?([^"]+)"?)$/m.exec(script) ?? []
  const other = script.replace(command, '').trim()
  const output = other ? await runProcess(other, project) : ''
  if (kind) return reportOf(createEntry(root, kind, name.trim()))
  if (!command) return output
  const { content, problems, read } = await inspectProject(root)
  if (!content) throw new Error(problems.map(formatProblem).join('\n'))
  const { services, technologies, projects, jobs } = content
  const counts = `${services.length} services, ${technologies.length} technologies, ${projects.length} projects`
  const warnings = findWarnings(read, isoDay(new Date())).flatMap((group) => group.warnings)
  return [`Content is valid: ${counts}, ${jobs.length} open jobs`, ...warnings.map(({ message }) => message)].join('\n')
}

/** Of npm run new the whole output, otherwise lines of it. */
function expectOutput(output: string, text: string): void {
  if (text.startsWith('Written:') && output.trim() !== text.trim()) throw new Error(`Printed was:\n${output}`)
  for (const line of text.trim().split('\n')) {
    if (!output.includes(line)) throw new Error(`"${line}" is not in the output:\n${output}`)
  }
}

/** Applies a diff without line numbers. Its context must occur exactly once. */
function applyDiff(file: string, diff: string): void {
  const lines = diff.trimEnd().split('\n')
  const without = (sign: string) =>
    lines
      .filter((line) => !line.startsWith(sign))
      .map((line) => line.slice(1))
      .join('\n')
  const [before, after] = [without('+'), without('-')]
  const text = readFileSync(file, 'utf8')
  const parts = text.split(`${before}\n`)
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times:\n${before}`)
  writeFileSync(file, parts.join(`${after}\n`))
}

/** Replaces fields of a file; null removes one. Creates the file if necessary. */
function setFields(project: string, file: string, text: string): void {
  const path = join(project, file)
  const fields: unknown = parse(text, { schema: 'core' })
  if (!isRecord(fields)) throw new Error(`${file}: the block has no fields`)
  if (!existsSync(path)) {
    const kind = kindOf(file.replace('content/', ''))
    outputFile(path, kind ? writeYaml(schemaLine(kind), fields) : text)
    return
  }
  const before = readFileSync(path, 'utf8')
  const value: unknown = { ...Object(parse(before, { schema: 'core' })), ...fields }
  const remaining = Object.entries(Object(value)).filter(([, field]) => field !== null)
  outputFile(path, rewriteYaml(before, Object.fromEntries(remaining)))
}
