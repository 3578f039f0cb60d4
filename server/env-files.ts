import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

/** The files that `next build` loads, in its order, so that server and pages have the same identifiers. */
const FILES = ['.env.production.local', '.env.local', '.env.production', '.env']

/**
 * Loads the .env files in `folder`. Variables that are already set keep their values. Throws for a line that is not
 * `NAME=value`, because Node.js takes it and the next one for a name.
 */
export function loadEnvFiles(folder = ''): void {
  for (const file of FILES) {
    const path = join(folder, file)
    if (!existsSync(path)) continue
    // Editors of Windows begin a file with a byte order mark, which would be part of the first name.
    const variables = parseEnv(readFileSync(path, 'utf8').replace(/^\ufeff/, ''))
    for (const [name, value] of Object.entries(variables)) {
      if (!/^[\w.-]+$/.test(name))
        throw new Error(`${path}: ${JSON.stringify(name)} is no name: expected lines of NAME=value, in UTF-8`)
      process.env[name] ??= value
    }
  }
}
