import { type ParseArgsConfig, parseArgs } from 'node:util'

/** Next, Tailwind and glob patterns read these in a path as something else, and fail with messages about themselves. */
const UNUSABLE = /[#*?[\]]/

/**
 * Parses the command line by `config`. For `--help` it prints `usage` and exits with 0; for an unknown option it exits
 * with 2, as in a folder whose path other tools cannot read. It makes Ctrl+C exit with 130 after the `exit` listeners, or
 * call `onSignal` instead, and ignores a closed pipe (`npm run content | head`).
 */
export function readArguments<Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
  onSignal: (exitCode: number) => void = process.exit,
) {
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
    console.log(usage)
    process.exit(0)
  }
  process.once('SIGINT', () => onSignal(130))
  process.once('SIGTERM', () => onSignal(143))
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
  const sign = UNUSABLE.exec(process.cwd())
  if (sign)
    exitWithError(`Move the project: the tools of the build cannot work in a folder with "${sign}" in its path.`)
  try {
    return parseArgs(config)
  } catch (error) {
    return exitWithError(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}

/** Prints the message and exits with 2. */
export function exitWithError(message: string): never {
  console.error(message)
  process.exit(2)
}
