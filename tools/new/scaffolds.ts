import type { CollectionName } from '../../lib/content/read-files.ts'
import { COLLECTIONS } from '../../lib/content/schemas/index.ts'
import { metaOf } from '../../lib/content/schemas/schema-introspection.ts'
import { TO_DO } from '../../lib/content/to-do.ts'
import { TO_DO_CODE, type toDoTexts } from './to-do-text.ts'
import { isProse, reshape, withoutOptional } from './transform-by-schema.ts'

type Facts = {
  name: string
  slug: string
  position: number
  today: string
  tool: string
  toDo: ReturnType<typeof toDoTexts>
}
type Entry = Record<string, unknown>

/** Fields with a final value; all others are TO DO. */
export const FILLED_IN = ['order', 'id', 'title', 'name', 'posted', 'aliases']

const CHECK = 'Run npm run content, then npm run dev to see it.'
const FILL =
  'Replace what is marked TO DO in the file; from a comment, take the mark out. npm run edit shows it as a form.'

/** By the singular name of the kind. `next` are steps besides filling in the file. */
export const SCAFFOLDS: Record<string, { kind: CollectionName; next: (slug: string) => string[] } | undefined> = {
  project: {
    kind: 'projects',
    next: () => ['With a caseStudy it gets a page: npm run edit shows its fields.', CHECK],
  },
  job: {
    kind: 'jobs',
    next: (slug) => [
      'Add pay and closes if you know them: openings with pay get more applications.',
      CHECK,
      `Its page is /careers/${slug}/.`,
    ],
  },
  testimonial: { kind: 'testimonials', next: () => [CHECK] },
  technology: {
    kind: 'technologies',
    next: (slug) => [
      'Its tool in content/toolbox.yaml leads to it: give it an icon there, if it has none.',
      `Add ${slug} to the menus of content/navigation.yaml: technologies.items and a group of services.groups.`,
      'For Home, add its tool to a group of stack.groups in content/home.yaml.',
      CHECK,
      `Its page is /tech/${slug}/.`,
    ],
  },
  app: { kind: 'apps', next: () => [CHECK] },
  service: {
    kind: 'services',
    next: (slug) => [
      'For the menu of the header, give it a group in services.groups of content/navigation.yaml.',
      'For Home, give it a card in services.cards of content/home.yaml.',
      CHECK,
      `Its page is /services/${slug}/, and it has a section on /services/.`,
    ],
  },
}

/** Returns the next steps, one sentence each. `picture` is the placeholder file. */
export const nextSteps = (word: string, slug: string, picture: string | undefined): string[] => [
  FILL,
  ...(picture ? [`Replace ${picture} by the picture, under the same name.`] : []),
  ...(SCAFFOLDS[word]?.next(slug) ?? []),
]

/**
 * Returns a valid value with placeholder texts, and its picture's path below content/pictures. Fields that are not prose,
 * such as colours and references, are copied from the existing entry `example`.
 */
export function scaffold(kind: CollectionName, { name, slug, position, today, tool, toDo }: Facts, example: Entry) {
  let picture = ''
  const value = reshape(COLLECTIONS[kind], example, (schema, before, help) => {
    const { pictures, code } = metaOf(schema)
    if (pictures) {
      picture = `${pictures}/${slug}`
      return { file: picture, alt: `${TO_DO}: what the picture of ${name} shows` }
    }
    if (code) return TO_DO_CODE
    return isProse(schema) ? toDo(schema, help) : withoutOptional(schema, before, help)
  })
  const about = `${TO_DO}: ${name} in one or two sentences for search engines, sixty to 155 characters, about what the page says.`
  const fixed: Entry = {
    order: position,
    id: position,
    title: name,
    name,
    posted: today,
    tool,
    aliases: [],
    workplace: 'remote',
    // A title has two characters or more, but there are tools called C and R.
    seo: {
      title: name.length > 1 ? name.slice(0, 50) : `${name} development`,
      description: about.slice(0, 155).trim(),
    },
  }
  const fields = Object.entries(Object(value)).map(([field, generated]) => [field, fixed[field] ?? generated])
  // Required for remote jobs, optional for others.
  const countries = kind === 'jobs' ? { applicantCountries: ['United Kingdom'] } : {}
  // Required for buttons without an address.
  const reason = kind === 'apps' ? { buttonReason: `${TO_DO}: why the button leads nowhere` } : {}
  const generated: Entry = { ...Object.fromEntries(fields), ...countries, ...reason }
  return { value: generated, picture: picture || undefined }
}
