import { existsSync } from 'node:fs'

/** The files that `next build` loads, in its order, so that server and pages have the same identifiers. */
const FILES = ['.env.production.local', '.env.local', '.env.production', '.env']

/** Loads the .env files. Variables that are already set keep their values. */
export function loadEnvFiles(): void {
  for (const file of FILES) if (existsSync(file)) process.loadEnvFile(file)
}
