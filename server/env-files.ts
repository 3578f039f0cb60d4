import { existsSync } from 'node:fs'

/** The files that `next build` reads, in its order: the server must know the same identifiers as the pages. */
const FILES = ['.env.production.local', '.env.local', '.env.production', '.env']

/** Adds the variables of these files to the environment; what is already set stays. */
export function loadEnvFiles(): void {
  for (const file of FILES) if (existsSync(file)) process.loadEnvFile(file)
}
