import { type ParseArgsConfig, parseArgs } from 'node:util'

/**
 * The command line as `config` describes it. Prints `usage` and ends with exit code 0 at `--help`; names an option that is
 * not known and ends with exit code 2. Ctrl+C then ends the process with 130, after what listens to its `exit`, and an
 * output that nobody reads any longer (`npm run content | head`) is no error.
 */
export function readArguments<Config extends ParseArgsConfig>(usage: string, config: Config) {
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
    console.log(usage)
    process.exit(0)
  }
  process.once('SIGINT', () => process.exit(130))
  process.once('SIGTERM', () => process.exit(143))
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
  try {
    return parseArgs(config)
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}

/** Ends the process because of what the command line says. */
export function refuse(message: string): never {
  console.error(message)
  process.exit(2)
}
