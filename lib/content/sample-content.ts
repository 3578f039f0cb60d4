import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ContentFile, readFiles } from './read-files.ts'
import { valueAt } from './traverse.ts'

/** Relative to content/. Contains fingerprints of one field of each file of the sample agency, as it is or has been. */
const FINGERPRINTS = '.sample.json'

/** The field that identifies a file: owners replace it first. */
const FINGERPRINT_FIELDS: Record<string, string> = {
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

/** The files below `root` with content of the sample agency. */
export function sampleFiles(root = 'content'): string[] {
  const path = join(root, FINGERPRINTS)
  if (!existsSync(path)) return []
  const known: Record<string, string | string[]> = JSON.parse(readFileSync(path, 'utf8'))
  return readFiles(root)
    .files.filter((file) => [known[file.source.file]].flat().includes(fingerprint(file) ?? 'none'))
    .map(({ source }) => source.file)
}

/** The fingerprints of all files, in the format of content/.sample.json. */
export function fingerprints(root: string): Record<string, string> {
  const found = readFiles(root).files.flatMap((file) => {
    const hash = fingerprint(file)
    return hash ? [[file.source.file, hash]] : []
  })
  return Object.fromEntries(found)
}

function fingerprint({ kind, value }: ContentFile): string | undefined {
  const text = valueAt(value, (FINGERPRINT_FIELDS[kind] ?? '').split('.'))
  if (typeof text !== 'string') return undefined
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}

/** The environment variable that makes the build fail when there is sample content. */
export const REFUSE_SAMPLE = 'REFUSE_SAMPLE_CONTENT'
