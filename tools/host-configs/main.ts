/** `npm run hosts`: writes the configuration of each host from lib/hosting/headers.ts. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { readArguments } from '../../build/command-line.ts'
import { readBasePath } from '../../build/read-base-path.ts'
import { committedHostFiles } from './committed-files.ts'

readArguments('npm run hosts writes the configuration of each host: deploy/ and vercel.json.', {})
for (const { path, text } of committedHostFiles(readBasePath())) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  console.log(path)
}
