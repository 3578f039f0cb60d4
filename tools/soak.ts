/** `npm run soak`: ten minutes (or SOAK_SECONDS) of tests/e2e/soak.spec.ts, after a build. */
process.env.SOAK_SECONDS ??= '600'
process.argv.splice(2, process.argv.length, 'tests/e2e/soak.spec.ts', '--project=site', '--reporter=list')
await import('./e2e.ts')

export {}
