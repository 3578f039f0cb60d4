import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** In memory if possible, because syncing thousands of messages to a busy disk takes minutes. */
const TEMPORARY = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
const created: string[] = []

/** Creates a folder that is removed after the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(TEMPORARY, 'website-test-'))
  created.push(folder)
  return folder
}
afterAll(() => {
  for (const folder of created) rmSync(folder, { recursive: true, force: true })
})
