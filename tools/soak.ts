/** `npm run soak`: ten minutes (or SOAK_SECONDS) of tests/e2e/soak.spec.ts, after a build. */
import { readArguments } from '../build/read-arguments.ts'

readArguments('npm run soak looks for leaks, clicking through out/ for ten minutes or for SOAK_SECONDS.', {})
process.env.SOAK_SECONDS ??= '600'
process.argv.splice(2, process.argv.length, 'tests/e2e/soak.spec.ts', '--project=soak', '--reporter=list')
await import('./e2e.ts')
