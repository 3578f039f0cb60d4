/** `npm run serve`: the site and its message relay on http://localhost:3000. */
import { loadEnvFiles } from './env-files.ts'
import { onSignal } from './lifecycle.ts'
import { startSite } from './start-site.ts'

const [argument] = process.argv.slice(2)
if (argument !== undefined) {
  const usage = `npm run serve serves out/ and takes the messages of its forms.
PORT chooses the port (3000); docs/operate.md lists the other variables.`
  if (argument === '--help' || argument === '-h') {
    console.log(usage)
    process.exit(0)
  }
  console.error(`There is no option ${argument}.\n\n${usage}`)
  process.exit(2)
}

// Output to a full disk, or to a closed pipe, must not crash the process.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {})

try {
  loadEnvFiles()
  const site = await startSite(process.env)
  for (const line of site.description) console.log(line)
  onSignal(site.stop)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  // What has started already, such as the metrics, would keep the process.
  process.exit(1)
}
