/** `npm run hosts`, and a step of every build: writes the configuration of each host where it has changed. */
import { existsSync, readFileSync } from 'node:fs'
import { outputFile } from '../../lib/output-file.ts'
import { readArguments } from '../command-line.ts'
import { readBasePath } from '../read-base-path.ts'
import { committedHostFiles } from './committed-files.ts'

readArguments('npm run hosts writes the configuration of each host: deploy/ and vercel.json.', {})
for (const { path, text } of committedHostFiles(readBasePath())) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue
  outputFile(path, text)
  console.log(`${path} has changed: commit it`)
}
