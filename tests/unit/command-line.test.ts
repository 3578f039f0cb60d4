import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ContentCopy } from '../content/content-copy.ts'
import { temporaryFolder } from '../setup/temporary-folder.ts'

const TSX = pathToFileURL(createRequire(resolve('package.json')).resolve('tsx')).href

const folder = temporaryFolder()

/** What all tools share, without what each of them imports. */
const tool = join(folder, 'tool.ts')
writeFileSync(
  tool,
  `import { readArguments } from ${JSON.stringify(pathToFileURL(resolve('build/command-line.ts')))}
  const { wait } = readArguments('npm run tool', { options: { wait: { type: 'boolean' } } }).values
  for (let line = 1; line <= 20_000; line += 1) console.log('line', line)
  if (wait) setInterval(() => {}, 1000)`,
)

async function run(file: string, args: string[], cwd = '.', env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import', TSX, file, ...args], { cwd, env: { ...process.env, ...env } })
  const output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) child[name].on('data', (chunk) => (output[name] += chunk))
  const [code] = await once(child, 'close')
  return { code, ...output }
}
const check = (project: string, args: string[] = [], env = {}) =>
  run(resolve('build/check-content.ts'), args, project, env)

test('a project below a folder with a "#" is refused in one sentence', async () => {
  mkdirSync(join(folder, '#1'))
  const { code, stderr } = await run(tool, [], join(folder, '#1'))
  expect([code, stderr]).toEqual([2, expect.stringMatching(/^Move the project: .* with "#" in its path\.\n$/)])
})

test('--help prints the usage, and so does an unknown option, as an error', async () => {
  expect(await run(tool, ['--help'])).toEqual({ code: 0, stdout: 'npm run tool\n', stderr: '' })
  const unknown = { code: 2, stdout: '', stderr: expect.stringMatching(/--no-such-option[\s\S]*npm run tool\n$/) }
  expect(await run(tool, ['--no-such-option'])).toEqual(unknown)
})

test('Ctrl+C exits with 130, and a closed pipe is no error', async () => {
  const child = spawn(process.execPath, ['--import', TSX, tool, '--wait'])
  const ended = once(child, 'exit')
  let stderr = ''
  child.stderr.on('data', (chunk) => (stderr += chunk))
  await once(child.stdout, 'data')
  child.stdout.destroy()
  child.kill('SIGINT')
  expect([...(await ended), stderr]).toEqual([130, null, ''])
})

test('npm run new says what it has written, also when its checkout is reached by a symbolic link', async () => {
  const copy = new ContentCopy()
  symlinkSync(process.cwd(), join(folder, 'site'), 'dir')
  const { code, stdout } = await run(join(folder, 'site/tools/new.ts'), ['project', 'Pilot'], copy.project)
  expect([code, stdout]).toEqual([0, expect.stringContaining('Written: content/projects/pilot.yaml')])
})

test('npm run content lists problems, warnings and what is to be written, counts matters of taste, and exits with 1', async () => {
  const copy = new ContentCopy()
  copy.write('pictures/unused/a.svg', copy.read('pictures/home/water-drop.svg'))
  copy.edit('contact.yaml', /^lead: .*(\n {2}.*)*$/m, `lead: Short${'\u00ad'.repeat(40)}`)
  copy.edit('contact.yaml', /^title: .*$/m, 'title: "TO DO: a headline"')
  copy.edit('site.yaml', 'language: en', 'language: en\nbrend: A')
  copy.edit('navigation.yaml', /\/portfolio\//, 'https://work.example/')
  const { code, stderr, stdout } = await check(copy.project)
  expect(stderr.split('\n')).toEqual([
    `content/contact.yaml:${copy.line('contact.yaml', 'lead: Short')}  lead  expected a text of at least 40 characters, got 5: "Short${'[U+00AD]'.repeat(5)}[U…"`,
    expect.stringMatching(/^content\/site\.yaml:\d+ {2}brend {2}.*got "brend"$/),
    '',
    '2 problems in the content.',
    expect.stringMatching(/^warning {2}Named by no content: unused\/a\.svg .*npm run pictures:unused -- --remove/),
    '',
  ])
  const unwritten = /^\nStill to be written \(1\):\n {2}content\/contact\.yaml {2}1 to be written: line \d+ title\n/
  expect([code, stdout]).toEqual([1, expect.stringMatching(unwritten)])
  expect(stdout).toMatch(/\n\n\d+ more .*npm run content -- --all\n$/)
})

test('npm run content shows matters of taste on request, and refuses what is left of the sample on request', async () => {
  const copy = new ContentCopy()
  copy.edit('navigation.yaml', /\/portfolio\//, 'https://work.example/')
  copy.edit('contact.yaml', /^title: .*$/m, 'title: "TO DO: a headline"')
  // A file in the place of the folder for schemas, because no permission stops root.
  writeFileSync(join(copy.project, 'content/.schemas'), '')
  const { code, stderr, stdout } = await check(copy.project, ['--all'], { REFUSE_SAMPLE_CONTENT: '1' })
  expect(stdout).toMatch(/^Content is valid: 2 services, 3 technologies, [\s\S]*https:\/\/work\.example\//)
  expect(stderr).toMatch(/^warning {2}content\/\.schemas was not written: EEXIST.*\n/)
  expect(stderr).toMatch(
    /REFUSE_SAMPLE_CONTENT is set, and \d+ things[\s\S]*contact\.yaml {2}1 to be written: line \d+ title$/m,
  )
  expect(code).toBe(1)
})
