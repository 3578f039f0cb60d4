import { type ParseArgsConfig, parseArgs } from 'node:util'

/**
 * The command line as `config` describes it. Prints `usage` and ends with exit code 0 at `--help`; names an option that is
 * not known and ends with exit code 2.
 */
export function readArguments<Config extends ParseArgsConfig>(usage: string, config: Config) {
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
    console.log(usage)
    process.exit(0)
  }
  // `npm run content | head` closes the pipe before everything is written.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit()
  })
  try {
    return parseArgs(config)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
    process.exit(2)
  }
}
