import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

interface Spec {
  title: string
  tests: { annotations: { type: string; description?: string }[] }[]
}

/**
 * Runs tests/e2e/motion/response.spec.ts over the last build and returns the milliseconds that it wrote down, by the name
 * of each interaction. An answer over the limit is among them; so are none of a page that could not be measured.
 */
export function interactionTimes(): { name: string; milliseconds: number }[] {
  const cli = createRequire(import.meta.url).resolve('tsx/cli')
  const report = join('.cache', 'bench', 'response.json')
  spawnSync(process.execPath, [cli, 'scripts/e2e.ts', '--project=response', '--reporter=json'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, RESPONSE: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  const { suites }: { suites: { specs: Spec[] }[] } = JSON.parse(readFileSync(report, 'utf8'))
  return suites
    .flatMap(({ specs }) => specs)
    .flatMap(({ title, tests }) =>
      tests
        .flatMap(({ annotations }) => annotations)
        .filter(({ type }) => type === 'milliseconds')
        .flatMap(({ description = '{}' }) => Object.entries<number>(JSON.parse(description)))
        .map(([name, milliseconds]) => ({ name: `${title.split(' ')[0]} ${name}`, milliseconds })),
    )
}
