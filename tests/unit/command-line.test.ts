import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const tsx = createRequire(join(process.cwd(), 'package.json')).resolve('tsx/cli')
const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts
/** What a program says and ends with, or with which signal it was ended. */
async function run(command: string, args: string[], env = {}) {
  const child = spawn(command, args, { env: { ...process.env, ...env } })
  const said = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) child[name].on('data', (chunk) => (said[name] += chunk))
  const [code] = await once(child, 'close')
  return { code, ...said }
}

test('scripts run in any shell: none sets a variable, and none needs a program of Unix', () => {
  const commands = Object.values(scripts).flatMap((script) => script.split(' && '))
  expect(
    commands.filter(
      (command) =>
        !/^(npm run|tsx|jest|playwright|biome|next|tsc) ?[^;|=<>$'"`]*(--outputFile=\S+|--project=.*)?$/.test(command),
    ),
  ).toEqual([])
})

test.each(['build/check-content.ts', 'tools/outbox.ts', 'server/main.ts'])(
  '%s names an option that it does not know, says what there is, and ends with 2',
  async (file) => {
    const { code, stderr } = await run(process.execPath, [tsx, file, '--no-such-option'])
    expect(stderr).toMatch(/--no-such-option[\s\S]*npm run/)
    expect(code).toBe(2)
  },
  60_000,
)

test('help is no mistake', async () => {
  const { code, stdout } = await run(process.execPath, [tsx, 'build/check-content.ts', '--help'])
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^npm run content/)])
}, 60_000)

test('so does each other tool, and each step of the build', () => {
  const text = `${Object.values(scripts).join('\n')}\n${readFileSync('build/main.ts', 'utf8')}`
  const files = new Set([...text.matchAll(/(?:build|tools|art)\/\S+\.ts/g)].map(([file]) => file))
  expect(files.size).toBeGreaterThan(20)
  expect([...files].filter((file) => !/readArguments\(|'--help'/.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('an output that is cut off is no mistake', async () => {
  const { stderr } = await run('sh', ['-c', `"${process.execPath}" "${tsx}" build/check-content.ts | head -n 1`])
  expect(stderr).not.toMatch(/EPIPE|Error/)
}, 60_000)

test('Ctrl+C ends a tool with 130', async () => {
  const child = spawn(process.execPath, [tsx, 'tools/edit.ts'], { env: { ...process.env, PORT: '0' } })
  const ended = once(child, 'exit')
  await once(child.stdout, 'data')
  child.kill('SIGINT')
  expect(await ended).toEqual([130, null])
}, 60_000)
