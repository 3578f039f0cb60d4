/** The visual editor at /admin/: the CMS over our YAML files, with forms made from the schemas. */
import CMS from '@sveltia/cms'
import type { z } from 'zod'
import { COLLECTIONS, SINGLETONS } from '../lib/content/schemas/index.ts'
import { problemsOf } from './check.ts'
import { editorConfig, formatName } from './config.ts'
import { draftOf } from './draft.ts'
import { forgetFolder, offerFolder } from './folder.ts'
import { fileFormat } from './formats.ts'
import { previewOf } from './preview.ts'
import { PREVIEW_STYLE } from './preview-style.ts'
import type { EditorSettings } from './settings.ts'

const settings: EditorSettings = await (await fetch('/admin/settings.json')).json()

if (settings.mode === 'local') {
  await forgetFolder()
  offerFolder(settings.brand)
}

// The CMS slides from form to list; where that is not wanted, or not known to the browser, it changes at once.
if (matchMedia('(prefers-reduced-motion: reduce)').matches)
  Object.defineProperty(Document.prototype, 'startViewTransition', { value: undefined })

const schemas: Record<string, z.ZodType> = { ...COLLECTIONS, ...SINGLETONS }
for (const [kind, schema] of Object.entries(schemas)) {
  const format = fileFormat(kind, schema, settings.pictures)
  CMS.registerCustomFormat(formatName(kind), 'yaml', format)
  CMS.registerPreviewTemplate(kind, previewOf(kind, schema, settings.mode))
}
CMS.registerPreviewStyle(PREVIEW_STYLE, { raw: true })

CMS.registerEventListener({
  name: 'preSave',
  handler: async ({ entry }) => {
    const draft = draftOf(entry.toJS())
    const problems = draft ? await problemsOf(draft, settings.mode) : []
    // The CMS shows the words of a cause, when the error above it has this name.
    if (problems.length > 0) throw new Error('saving_failed', { cause: new Error(problems.join(' — ')) })
  },
})

await CMS.init({ config: editorConfig(settings) })
