/**
 * The editor on the deployed site: switched on by EDITOR_BACKEND and EDITOR_REPO, it is written to out/admin/ after the
 * build and proposes changes as pull requests. Without them the export contains none of it.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HostSettings } from '../../admin/settings.ts'
import { bundleEditor, hostSettings } from './bundle.ts'
import { hostAddresses, hostFrom } from './git-backend.ts'

/** Writes the editor below `out`. */
async function exportEditor(out: string, root: string, host: HostSettings): Promise<void> {
  const folder = join(out, 'admin')
  await bundleEditor(folder, hostAddresses(host))
  writeFileSync(join(folder, 'settings.json'), JSON.stringify(hostSettings(root, host)))
}

async function main(): Promise<void> {
  const host = hostFrom(process.env)
  if (!host) return
  await exportEditor('out', 'content', host)
  console.log(`The editor is in out/admin/, for ${host.repo}.`)
}

await main()
