/** With EDITOR_BACKEND and EDITOR_REPO, writes the visual editor to out/admin/; it saves changes as pull requests. */
import { join } from 'node:path'
import type { EditorSettings } from '../../admin/settings.ts'
import { outputFile } from '../../lib/output-file.ts'
import { readArguments } from '../command-line.ts'
import { readBasePath } from '../read-base-path.ts'
import { hostAddresses, hostFrom } from './git-host.ts'

readArguments('npm run build runs this. With EDITOR_BACKEND it puts the editor into out/admin/.', {})

const host = hostFrom(process.env)
if (host) {
  const { bundleEditor } = await import('./bundle.ts')
  const { contentSettings } = await import('./settings-from-content.ts')
  const basePath = readBasePath()
  const folder = join('out', basePath, 'admin')
  await bundleEditor(folder, hostAddresses(host), basePath)
  const settings: EditorSettings = { mode: 'host', host, ...contentSettings('content') }
  outputFile(join(folder, 'settings.json'), JSON.stringify(settings))
  console.log(`The editor is in ${folder}/, for ${host.repo}.`)
}
