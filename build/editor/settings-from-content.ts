import { readFiles } from '../../lib/content/read-files.ts'
import { COLLECTIONS } from '../../lib/content/schemas/index.ts'
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
  const { brand, url } = isRecord(site) ? site : {}
  return { pictures, next: Object.fromEntries(next), brand: String(brand ?? ''), url: String(url ?? '') }
}
