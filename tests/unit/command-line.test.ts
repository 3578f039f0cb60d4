import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyContent } from '../content/content-copy.ts'

const tsx = join(process.cwd(), 'node_modules/tsx/dist/cli.mjs')
const check = join(process.cwd(), 'build/check-content.ts')
const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts

async function run(command: string, args: string[], cwd?: string, env: Record<string, string> = {}) {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env } })
  const output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) child[name].on('data', (chunk) => (output[name] += chunk))
  const [code] = await once(child, 'close')
  return { code, ...output }
}

test('scripts of package.json run in any shell', () => {
  // Double quotes work in every shell.
  const commands = Object.values(scripts).flatMap((script) => script.replace(/"[^"]*"/g, 'word').split(' && '))
  const plain = /^(npm run|npx|tsx|jest|playwright|biome|next|tsc) ?[^;|=<>$'"`]*(--outputFile=\S+|--project=.*)?$/
  expect(commands.filter((command) => !plain.test(command))).toEqual([])
  // Invalid content is listed before anything else fails because of it.
  expect(scripts.test).toMatch(/^npm run content && /)
})

test.each(['#1', 'a[b', 'what?', 'a*'])('a project below a folder "%s" is refused in one sentence', async (name) => {
  const folder = join(mkdtempSync(join(tmpdir(), 'path-')), name)
  mkdirSync(folder)
  const { code, stderr } = await run(process.execPath, [tsx, check], folder)
  expect([code, stderr.trim().split('\n')]).toEqual([
    2,
    [expect.stringMatching(/^Move the project: .* with "[#[?*]" in/)],
  ])
})

test('a tool works when its checkout is reached by a symbolic link', async () => {
  const link = join(mkdtempSync(join(tmpdir(), 'link-')), 'site')
  symlinkSync(process.cwd(), link, 'dir')
  const { code, stderr } = await run(process.execPath, [tsx, join(link, 'tools/new.ts'), 'projct', 'A'])
  expect([code, stderr]).toEqual([1, expect.stringContaining('There is no "projct"')])
})

test('an unknown option prints the usage and exits with 2', async () => {
  const { code, stderr } = await run(process.execPath, [tsx, 'tools/outbox.ts', '--no-such-option'])
  expect(stderr).toMatch(/--no-such-option[\s\S]*npm run/)
  expect(code).toBe(2)
})

test('--help and a closed pipe are no errors', async () => {
  const help = await run(process.execPath, [tsx, check, '--help'])
  expect([help.code, help.stdout]).toEqual([0, expect.stringMatching(/^npm run content/)])
  const { stdout, stderr } = await run('sh', ['-c', `"${process.execPath}" "${tsx}" "${check}" | head -n 1`])
  expect(stdout).toMatch(/^Content is valid: \d+ services?, .*\n$/)
  expect(stderr).not.toMatch(/EPIPE|Error/)
})

test('npm run content lists every problem before warnings, and exits with 1', async () => {
  const copy = copyContent()
  copy.write('pictures/unused/a.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90"/>')
  copy.edit('contact.yaml', /^lead: .*(\n {2}.*)*$/m, 'lead: Short')
  copy.edit('jobs/devops-engineer.yaml', /^type: .*$/m, 'type: Full-tme')
  const { code, stderr } = await run(process.execPath, [tsx, check], copy.project)
  expect(stderr.split('\n')).toEqual([
    `content/contact.yaml:${copy.line('contact.yaml', 'lead: Short')}  lead  expected a text of at least 40 characters, got 5: "Short"`,
    `content/jobs/devops-engineer.yaml:${copy.line('jobs/devops-engineer.yaml', 'Full-tme')}  type  expected one of "Full-time", "Part-time", "Contract", "Temporary", "Internship", "Volunteer", "Per diem", got "Full-tme"; did you mean "Full-time"?`,
    '',
    '2 problems in the content.',
    expect.stringMatching(/^warning {2}Named by no content: unused\/a\.svg .*npm run pictures:unused -- --remove/),
    '',
  ])
  expect(code).toBe(1)
})

test('matters of taste are shown on request, and what is left of the sample where it is refused', async () => {
  const copy = copyContent()
  copy.edit('navigation.yaml', 'href: /our-apps/', 'href: https://apps.example/')
  copy.edit('contact.yaml', /^title: .*$/m, 'title: "TO DO: a headline"')
  const plain = await run(process.execPath, [tsx, check], copy.project)
  expect([plain.code, plain.stdout]).toEqual([0, expect.stringMatching(/\n\d+ more .*npm run content -- --all\n$/)])
  const all = await run(process.execPath, [tsx, check, '--all'], copy.project, { REFUSE_SAMPLE_CONTENT: '1' })
  expect(all.stdout).toContain('https://apps.example/')
  expect([all.code, all.stderr]).toEqual([
    1,
    expect.stringMatching(
      /^\nREFUSE_SAMPLE_CONTENT is set, and \d+ things[\s\S]*contact\.yaml {2}1 to be written: 8 title$/m,
    ),
  ])
})

test('a content folder that cannot be written is a warning', async () => {
  const copy = copyContent()
  // A file in the place of the folder, because no permission stops root.
  writeFileSync(join(copy.project, 'content/.schemas'), '')
  const { code, stderr, stdout } = await run(process.execPath, [tsx, check], copy.project)
  expect([code, stderr]).toEqual([
    0,
    expect.stringMatching(/^warning {2}content\/\.schemas was not written: EEXIST.*\n$/),
  ])
  expect(stdout).toMatch(/^Content is valid/)
})

test('every tool and every step of the build supports --help', () => {
  const text = `${Object.values(scripts).join('\n')}\n${readFileSync('build/main.ts', 'utf8')}`
  const files = new Set([...text.matchAll(/(?<!\/)(?:build|tools|art|server)\/\S+\.ts/g)].map(([file]) => file))
  expect(files.size).toBeGreaterThan(20)
  expect([...files].filter((file) => !/readArguments\(|'--help'/.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('Ctrl+C exits with 130', async () => {
  const child = spawn(process.execPath, [tsx, 'tools/edit.ts'], { env: { ...process.env, PORT: '0' } })
  const ended = once(child, 'exit')
  await once(child.stdout, 'data')
  child.kill('SIGINT')
  expect(await ended).toEqual([130, null])
})
