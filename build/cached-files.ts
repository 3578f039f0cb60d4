/** Files that builds keep for the next ones. The time of change of each is that of its last use. */
import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

/** Long enough for builds with and without --publish in turn. */
const KEEP_MS = 30 * 86_400_000

export function markUsed(file: string): void {
  const now = new Date()
  utimesSync(file, now, now)
}

/** Removes the files that no build has used for a month and that have one of the endings, in the order of these. */
export function removeUnused(folder: string, ...endings: string[]): void {
  const names = readdirSync(folder)
  for (const name of endings.flatMap((ending) => names.filter((name) => name.endsWith(ending)))) {
    // Another build may have removed it.
    const used = statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (used < Date.now() - KEEP_MS) rmSync(join(folder, name), { force: true })
  }
}
