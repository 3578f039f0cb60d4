import { readClaims } from '../claim-placeholders.ts'
import { didYouMean } from '../did-you-mean.ts'
import { type FieldPath, quote } from '../problem.ts'
import type { ContentFile } from '../read-files.ts'
import type { ReferenceTarget } from '../schemas/field.ts'
import { COLLECTIONS, SINGLETONS } from '../schemas/index.ts'
import { fieldsOf } from '../schemas/schema-introspection.ts'
import { isRecord, select, valueAt } from '../traverse.ts'
import { type Check, type CheckInput, ofKind } from './check.ts'

/** All fields whose schema has `references`. */
const REFERENCES = Object.entries({ ...COLLECTIONS, ...SINGLETONS }).flatMap(([kind, schema]) =>
  fieldsOf(schema).flatMap(({ pattern, meta }) => (meta.references ? [{ kind, pattern, to: meta.references }] : [])),
)

const EXPECTED: Record<ReferenceTarget, string> = {
  services: 'the name of a file in content/services',
  technologies: 'the name of a file in content/technologies',
  projects: 'the name of a file in content/projects',
  'case studies': 'the name of a file in content/projects that has a caseStudy',
  tools: 'an id in toolbox.yaml',
  claims: 'the name of a claim in site.yaml',
  offices: 'the id of an office in site.yaml',
  categories: 'one of the categories in portfolio-page.yaml',
  tags: 'one of the tags in portfolio-page.yaml',
  departments: 'one of the departments in careers.yaml',
}

/** More names than these would fill the screen. */
const MAX_CHOICES = 12

/** Every reference must have an existing target other than its own file. */
export const checkReferences: Check = (input) =>
  REFERENCES.flatMap(({ kind, pattern, to }) => {
    const names = namesOf(to, input)
    // The missing or invalid file is reported once, by its own problem.
    if (!names) return []
    return ofKind(input.files, kind).flatMap(({ slug, source, value: data }) =>
      select(data, pattern).flatMap(({ path, value }) => {
        if (typeof value !== 'string') return []
        if (kind === to && value === slug)
          return [source.problem(path, `another one of content/${kind}`, 'this very file')]
        if (names.includes(value)) return []
        const suggestion = didYouMean(value, names)
        const choices = suggestion || names.length > MAX_CHOICES ? '' : ` (${names.join(', ') || 'there is none'})`
        return [source.problem(path, EXPECTED[to] + choices, quote(value), suggestion)]
      }),
    )
  })

/** The valid values of a reference; undefined when the file or folder that defines them is missing or invalid. */
export function namesOf(target: ReferenceTarget, { files, slugs }: CheckInput): string[] | undefined {
  switch (target) {
    case 'case studies': {
      const without = ofKind(files, 'projects').filter(({ value }) => isRecord(value) && !isRecord(value.caseStudy))
      return nonEmpty(slugs.get('projects'))?.filter((slug) => !without.some((file) => file.slug === slug))
    }
    case 'tools':
      return nonEmpty(ofKind(files, 'toolbox').flatMap(({ value }) => (isRecord(value) ? Object.keys(value) : [])))
    case 'claims':
      return readClaims(files)?.map(({ name }) => name)
    case 'offices':
      return textsIn(files, 'site', ['offices'], 'id')
    case 'categories':
      return textsIn(files, 'portfolio-page', ['categories'])
    case 'tags':
      return textsIn(files, 'portfolio-page', ['tags'], 'label')
    case 'departments':
      return textsIn(files, 'careers', ['openings', 'departments'])
    default:
      return nonEmpty(slugs.get(target))
  }
}

const nonEmpty = (names: readonly string[] = []) => (names.length > 0 ? [...names] : undefined)

/** The texts of a list, or of one field of its items. */
function textsIn(files: readonly ContentFile[], kind: string, path: FieldPath, field?: string): string[] | undefined {
  const list = valueAt(ofKind(files, kind)[0]?.value, path)
  if (!Array.isArray(list)) return undefined
  return list.map((item) => (field ? valueAt(item, [field]) : item)).filter((text) => typeof text === 'string')
}
