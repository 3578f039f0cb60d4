/**
 * The editor on the deployed site: switched on by EDITOR_BACKEND and EDITOR_REPO, it is written to out/admin/ and proposes
 * changes as pull requests. Without them the export contains none of it.
 */
import { writeFileSync } from 'node:fs'
import type { EditorSettings } from '../../admin/settings.ts'
import { readArguments } from '../read-arguments.ts'
import { bundleEditor, contentFacts } from './bundle.ts'
import { hostAddresses, hostFrom } from './git-backend.ts'

readArguments('npm run build runs this. With EDITOR_BACKEND it puts the editor into out/admin/.', {})

const host = hostFrom(process.env)
if (host) {
  await bundleEditor('out/admin', hostAddresses(host))
  const settings: EditorSettings = { mode: 'host', host, ...contentFacts('content') }
  writeFileSync('out/admin/settings.json', JSON.stringify(settings))
  console.log(`The editor is in out/admin/, for ${host.repo}.`)
}
