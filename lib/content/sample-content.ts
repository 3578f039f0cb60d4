import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ContentFile, readFiles } from './files.ts'
import { valueAt } from './traverse.ts'

/** Below content/: fingerprints of one telling sentence of each file, as the sample agency has it or has had it. */
const FINGERPRINTS = '.sample.json'

/** The sentence that tells whose file it is; it is the first that an owner replaces. */
const TELLING: Record<string, string> = {
  projects: 'title',
  jobs: 'title',
  testimonials: 'name',
  apps: 'name',
  services: 'headline',
  technologies: 'hero.title',
  site: 'url',
  home: 'hero.lead',
  about: 'hero.title',
  careers: 'hero.lead',
  contact: 'title',
  'our-apps': 'lead',
  'services-page': 'title',
  'portfolio-page': 'lead',
}

/** The files below `root` that still hold the sample agency's content. */
export function sampleFiles(root = 'content'): string[] {
  const path = join(root, FINGERPRINTS)
  if (!existsSync(path)) return []
  const known: Record<string, string | string[]> = JSON.parse(readFileSync(path, 'utf8'))
  return readFiles(root)
    .files.filter((file) => [known[file.source.file]].flat().includes(fingerprint(file) ?? 'none'))
    .map(({ source }) => source.file)
}

/** Fingerprints of all files as they are: what content/.sample.json was made of. */
export function fingerprints(root: string): Record<string, string> {
  const found = readFiles(root).files.flatMap((file) => {
    const print = fingerprint(file)
    return print ? [[file.source.file, print]] : []
  })
  return Object.fromEntries(found)
}

function fingerprint({ kind, value }: ContentFile): string | undefined {
  const sentence = valueAt(value, (TELLING[kind] ?? '').split('.'))
  if (typeof sentence !== 'string') return undefined
  return createHash('sha256').update(sentence).digest('hex').slice(0, 12)
}

/** Set to anything, the build stops while there is sample content. */
export const REFUSE_SAMPLE = 'REFUSE_SAMPLE_CONTENT'
