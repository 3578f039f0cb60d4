import { z } from 'zod'
import { field, type ReferenceTarget } from './field.ts'

/** Text of at least `min` and at most `max` characters, trimmed; neither blank nor padded. */
export const text = (min: number, max: number) =>
  z
    .string()
    .min(min)
    .max(max)
    .refine((value) => value === value.trim(), { error: 'text without spaces at its ends' })

/** The last part of a URL: lower case words joined by hyphens. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'lower-case words joined by hyphens' })

/** The name of something that stands elsewhere in the content: checked across files, a pick list in the editor. */
export const reference = (to: ReferenceTarget) => slug.meta({ references: to })

/** The same for what is named by the words that visitors read: a category, a tag, a department. */
export const name = text(2, 40)
export const nameOf = (to: ReferenceTarget) => name.meta({ references: to })

/** A colour as `#rrggbb`. */
export const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, { error: 'a colour like #12756B' })

export const email = z.email({ error: 'an e-mail address' })

/** A calendar day, `2026-11-21`. YAML keeps it a string because the loader reads it with the core schema. */
export const day = z.iso.date({ error: 'a day like 2026-11-21' })

export const paragraphs = (min: number, max: number) => z.array(text(20, 1200)).min(min).max(max)

/** Which page ground a section stands on; see the tokens in app/globals.css. */
export const floor = z.enum(['paper', 'sand', 'sky', 'teal', 'marigold', 'coral', 'plum', 'ink'])

const FILE = /^[a-z0-9-]+(\/[a-z0-9-]+)+$/

/**
 * A picture of content/pictures, named without light and extension: `home/house` stands for
 * `home/house.webp`, or for the pair `home/house.day.webp` and `home/house.night.webp`.
 * The editor puts new files into `folder`.
 */
export const picture = (folder: string) =>
  z
    .strictObject({
      file: field(
        'File',
        'The picture below content/pictures, without its ending: projects/takenote',
        z.string().regex(FILE, { error: 'a path like projects/takenote, without extension' }),
      ),
      alt: field(
        'Description',
        'What the picture shows, in one sentence, for somebody who cannot see it. No "picture of".',
        text(15, 300),
      ),
    })
    .meta({ pictures: folder })

/** What search engines and shared links show. The brand is appended to the title. */
export const seo = field(
  'Search results',
  'What search engines and shared links show of this page.',
  z.strictObject({
    title: field('Title', 'The blue line of a search result; the name of the agency is added behind it.', text(2, 50)),
    description: field(
      'Description',
      'One or two sentences below the title. Search engines cut what is longer than 155 characters.',
      text(60, 160),
    ),
  }),
)

/** A heading and the text below it, for lists of such. */
export const titled = z.strictObject({
  title: field('Heading', 'A few words.', text(3, 80)),
  text: field('Text', 'One to three sentences.', text(20, 460)),
})

export const link = z.strictObject({
  label: field('Label', 'What the link or button says.', text(2, 50)),
  href: field(
    'Address',
    'A page of this site such as /contact/, an id on it (#services), mailto: or https://.',
    z.string().regex(/^(\/|#|mailto:|https:\/\/)/, { error: 'a link that begins with /, #, mailto: or https://' }),
  ),
})
