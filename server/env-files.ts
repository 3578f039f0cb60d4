import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

/** The files that `next build` loads, in its order, so that server and pages have the same identifiers. */
const FILES = ['.env.production.local', '.env.local', '.env.production', '.env']

/** A comment, an empty line, or `NAME=value`, where `"` is what `QUOTED_VALUE` found. Node.js would cut a value at each `#`. */
const LINE = /^\s*(?:#|$|(?:export\s+)?[\w.-]+\s*=\s*(?:"?\s*(?:#|$)|[^\s"'`#][^#]*(?:\s#[\s\S]*)?$))/

/** A value in quotes may have several lines. Node.js drops one that is not closed, and what follows the quotes. */
const QUOTED_VALUE = /^([ \t]*(?:export[ \t]+)?[\w.-]+[ \t]*=)[ \t]*(["'`])[\s\S]*?\2/gm

/**
 * Loads the .env files in `folder`. Variables that are already set keep their values. Throws for a line that is not
 * `NAME=value`, which versions of Node.js skip or take for a part of the next name.
 */
export function loadEnvFiles(folder = ''): void {
  for (const file of FILES) {
    const path = join(folder, file)
    // Next.js skips a folder of that name, too.
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? true) continue
    // Editors of Windows begin a file with a byte order mark, which would be part of the first name.
    const text = readFileSync(path, 'utf8').replace(/^\ufeff/, '')
    const unquoted = text.replace(QUOTED_VALUE, (value, name) => `${name}"${value.replace(/[^\n]/g, '')}`)
    const lines = unquoted.split('\n')
    const wrong = lines.findIndex((line) => !LINE.test(line))
    if (wrong >= 0) {
      // Without the value, which may be a password.
      const got = JSON.stringify(lines[wrong]?.trim().replace(/=.+/, '=…'))
      throw new Error(
        `${path}:${wrong + 1}  expected NAME=value, NAME="value with #" or # comment, in UTF-8, got ${got}`,
      )
    }
    for (const [name, value] of Object.entries(parseEnv(text))) {
      if (name === 'NODE_EXTRA_CA_CERTS' && process.env[name] === undefined)
        throw new Error(`${path}  Node.js reads ${name} before this file: set it in the environment of the process`)
      process.env[name] ??= value
    }
  }
}
