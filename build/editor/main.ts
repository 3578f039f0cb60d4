/** With EDITOR_BACKEND and EDITOR_REPO, writes the visual editor to out/admin/; it saves changes as pull requests. */
import { writeFileSync } from 'node:fs'
import type { EditorSettings } from '../../admin/settings.ts'
import { readArguments } from '../command-line.ts'
import { bundleEditor } from './bundle.ts'
import { hostAddresses, hostFrom } from './git-host.ts'
import { contentSettings } from './settings-from-content.ts'

readArguments('npm run build runs this. With EDITOR_BACKEND it puts the editor into out/admin/.', {})

const host = hostFrom(process.env)
if (host) {
  await bundleEditor('out/admin', hostAddresses(host))
  const settings: EditorSettings = { mode: 'host', host, ...contentSettings('content') }
  writeFileSync('out/admin/settings.json', JSON.stringify(settings))
  console.log(`The editor is in out/admin/, for ${host.repo}.`)
}
