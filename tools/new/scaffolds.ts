import type { CollectionName } from '../../lib/content/files.ts'
import { COLLECTIONS } from '../../lib/content/schemas/index.ts'
import { metaOf } from '../../lib/content/schemas/schema-introspection.ts'
import { isProse, limitsOf, reshape, withoutOptional } from '../reshape.ts'

type Given = { name: string; slug: string; position: number; today: string }
type Entry = Record<string, unknown>

/** Fields whose value can stay as it is made here; all others are marked TO DO in the file. */
export const FILLED_IN = ['order', 'id', 'title', 'name', 'posted', 'aliases', 'button']

const CHECK = 'Run npm run content, then npm run dev to see it.'
const FILL = 'Replace what is marked TO DO in the file; npm run edit shows it as a form.'

/** What each is called, and what to do beside filling it in. */
export const SCAFFOLDS: Record<string, { kind: CollectionName; next: (slug: string) => string[] } | undefined> = {
  project: {
    kind: 'projects',
    next: () => ['With a caseStudy it gets a page: copy one from content/projects/takenote.yaml.', CHECK],
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
      'If content/toolbox.yaml has no such tool yet, add it there and name it under tool.',
      `Add ${slug} to a menu in content/navigation.yaml.`,
      CHECK,
      `Its page is /tech/${slug}/.`,
    ],
  },
  app: { kind: 'apps', next: () => [CHECK] },
  service: {
    kind: 'services',
    next: (slug) => [CHECK, `Its page is /services/${slug}/, and it has a section on /services/.`],
  },
}

/** What to do next, one sentence each. `picture` is the file to replace. */
export const nextSteps = (word: string, slug: string, picture: string | undefined): string[] => [
  FILL,
  ...(picture ? [`Replace ${picture} by the picture, under the same name.`] : []),
  ...(SCAFFOLDS[word]?.next(slug) ?? []),
]

/**
 * A valid value of placeholders but for FILLED_IN, and the picture that it names, below content/pictures. What is no prose,
 * such as colours and names of other entries, is as in `like`, an entry that is there.
 */
export function scaffold(kind: CollectionName, { name, slug, position, today }: Given, like: Entry) {
  let [count, picture] = [0, '']
  const words = (label: string, min: number, max: number) => {
    count++
    const short = `${label} ${count}`
    const long = `${short}, to be written for ${name}.`
    const text = long.length > max ? short : long
    return text
      .padEnd(min + 1, ' And a little more about it.')
      .slice(0, max)
      .trim()
  }
  const value = reshape(COLLECTIONS[kind], like, (schema, before) => {
    const { title = 'Sentence', pictures } = metaOf(schema)
    if (pictures) {
      picture = `${pictures}/${slug}`
      return { file: picture, alt: `What the picture of ${name} shows, for somebody who cannot see it` }
    }
    const { min, max } = limitsOf(schema)
    return isProse(schema) ? words(title, min, max) : withoutOptional(schema, before)
  })
  const about = `${name}: one or two sentences for search engines, sixty to 155 characters, about what the page says.`
  const own: Entry = {
    order: position,
    id: position,
    title: name,
    name,
    posted: today,
    aliases: [],
    button: like.button,
    workplace: 'remote',
    seo: { title: name.slice(0, 50), description: about.slice(0, 155).trim() },
  }
  const fields = Object.entries(Object(value)).map(([field, made]) => [field, own[field] ?? made])
  // Remote work names its countries, which are optional elsewhere.
  const countries = kind === 'jobs' ? { applicantCountries: ['United Kingdom'] } : {}
  const made: Entry = { ...Object.fromEntries(fields), ...countries }
  return { value: made, picture: picture || undefined }
}
