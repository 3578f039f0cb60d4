/** With EDITOR_BACKEND and EDITOR_REPO, writes the visual editor to out/admin/; it saves changes as pull requests. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EditorSettings } from '../../admin/settings.ts'
import { readArguments } from '../command-line.ts'
import { readBasePath } from '../read-base-path.ts'
import { bundleEditor } from './bundle.ts'
import { hostAddresses, hostFrom } from './git-host.ts'
import { contentSettings } from './settings-from-content.ts'

readArguments('npm run build runs this. With EDITOR_BACKEND it puts the editor into out/admin/.', {})

const host = hostFrom(process.env)
if (host) {
  const basePath = readBasePath()
  const folder = join('out', basePath, 'admin')
  await bundleEditor(folder, hostAddresses(host), basePath)
  const settings: EditorSettings = { mode: 'host', host, ...contentSettings('content') }
  writeFileSync(join(folder, 'settings.json'), JSON.stringify(settings))
  console.log(`The editor is in ${folder}/, for ${host.repo}.`)
}
