/** The visual editor at /admin/: Sveltia CMS with forms generated from the content schemas. */
import CMS from '@sveltia/cms'
import type { z } from 'zod'
import { COLLECTIONS, SINGLETONS } from '../lib/content/schemas/index.ts'
import { checkDraft } from './check.ts'
import { editorConfig, formatName } from './config.ts'
import { toDraft } from './draft.ts'
import { fileFormat } from './formats.ts'
import { clearStoredHandles, overrideDirectoryPicker } from './http-directory.ts'
import { previewTemplate } from './preview.ts'
import { PREVIEW_STYLE } from './preview-style.ts'
import type { EditorSettings } from './settings.ts'

const settings: EditorSettings = await (await fetch('settings.json')).json()

if (settings.mode === 'local') {
  await clearStoredHandles()
  overrideDirectoryPicker(settings.brand)
}

const schemas: Record<string, z.ZodType> = { ...COLLECTIONS, ...SINGLETONS }
for (const [kind, schema] of Object.entries(schemas)) {
  const format = fileFormat(kind, schema, settings.pictures)
  CMS.registerCustomFormat(formatName(kind), 'yaml', format)
  CMS.registerPreviewTemplate(kind, previewTemplate(kind, schema, settings))
}
CMS.registerPreviewStyle(settings.colours + PREVIEW_STYLE, { raw: true })

CMS.registerEventListener({
  name: 'preSave',
  handler: async ({ entry }) => {
    const draft = toDraft(entry.toJS())
    const problems = draft ? await checkDraft(draft, settings) : []
    // The CMS shows the message of the cause only when the error has this message.
    if (problems.length > 0) throw new Error('saving_failed', { cause: new Error(problems.join(' — ')) })
  },
})

await CMS.init({ config: editorConfig(settings) })
