import { deriveColours } from '../../lib/colours/derive.ts'
import { markInColours } from '../../lib/colours/mark.ts'
import { pageColours } from '../../lib/colours/style-sheet.ts'
import { placeholderValues } from '../../lib/content/claim-placeholders.ts'
import { readFiles } from '../../lib/content/read-files.ts'
import { COLLECTIONS, SINGLETONS } from '../../lib/content/schemas/index.ts'
import { isRecord } from '../../lib/content/traverse.ts'

/** The part of the editor's settings that depends on the content below `root`. */
export function contentSettings(root: string) {
  const { files, pictures } = readFiles(root)
  const next = Object.keys(COLLECTIONS).map((kind) => {
    const positions = files
      .filter((file) => file.kind === kind)
      .map(({ value }) => (isRecord(value) ? Number(value.order ?? value.id) : 0))
    return [kind, Math.max(0, ...positions) + 1]
  })
  const site = files.find(({ kind }) => kind === 'site')?.value
  const { brand, url, colours } = isRecord(site) ? site : {}
  const valid = SINGLETONS.site.shape.colours.safeParse(colours).data
  return {
    pictures,
    next: Object.fromEntries(next),
    placeholders: placeholderValues(files),
    brand: String(brand ?? ''),
    url: String(url ?? ''),
    logo: valid ? `data:image/svg+xml,${encodeURIComponent(markInColours(valid))}` : '',
    colours: valid ? pageColours(deriveColours(valid)) : '',
  }
}
