import { formatHex } from 'culori'
import { z } from 'zod'
import { FLOORS } from '../../colours/brand.ts'
import { parseEmailAddress } from '../../messages/email-address.ts'
import { withoutInvisible } from '../../plain-text.ts'
import { ALL } from '../../project-filter.ts'
import { nearestPicturePath, PICTURE_PATH } from '../picture-files.ts'
import { isLinkAddress, linkError } from './address.ts'
import { field, type ReferenceTarget } from './field.ts'
import { PICTURE_SHAPES, type PictureShape } from './picture-shapes.ts'
import { regions } from './regions.ts'

/** The longest text that is a name or a heading, which have no lines; those of the imprint may have some. */
const MAX_OF_ONE_LINE = 130

/** Text of `min` to `max` characters that are seen, without leading or trailing whitespace, on one line if it is short. */
export const text = (min: number, max: number) =>
  z
    .string()
    .check(({ value, issues }) => {
      const { length } = withoutInvisible(value)
      const issue = { origin: 'string', inclusive: true, input: value } as const
      if (length < min) issues.push({ ...issue, code: 'too_small', minimum: min })
      if (length > max) issues.push({ ...issue, code: 'too_big', maximum: max })
    })
    .meta({ minLength: min, maxLength: max })
    .refine((value) => value === value.trim(), {
      // What ">" and "|" of YAML add.
      error: ({ input }) => {
        if (String(input).endsWith('\n')) return 'a text without a line break at its end: >- or |-'
        return `text without ${String(input).startsWith('\n') ? 'an empty line before it' : 'spaces at its ends'}`
      },
    })
    .refine((value) => max > MAX_OF_ONE_LINE || !/[\n\t]/.test(value.trim()), {
      error: 'a text on one line, without line breaks and tabs',
    })

/** One quotation mark at each end, and none between them. */
const QUOTED = /^["'“”„«»‘‚‹›][^"“”„«»‘‚‹›]*["'“”«»‘’‹›]$/u

/** What somebody said. Case studies add quotation marks, and testimonials are set without. */
export const quotation = (min: number, max: number) =>
  text(min, max).refine((value) => !QUOTED.test(value), { error: 'the words without quotation marks around them' })

/** File systems allow 255 bytes, of which files that the build names after a page need some. */
export const MAX_SLUG = 100

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'lower-case words joined by hyphens' })
  // Not max(), which is for texts that somebody writes.
  .refine((words) => words.length <= MAX_SLUG, { error: `at most ${MAX_SLUG} characters` })

/** The slug or id of another part of the content. It is checked across files, and is a select field in the editor. */
export const reference = (to: ReferenceTarget) => z.string().meta({ references: to })

export const name = text(2, 40)

/** A value of a filter. */
export const filterName = name.refine((words) => words.toLowerCase() !== ALL.toLowerCase(), {
  error: 'another name than All, which is there by itself',
  abort: true,
})

/** Like `reference`, for a displayed name: a category, a tag or a department. */
export const nameOf = (to: ReferenceTarget) => name.meta({ references: to })

/** A colour as `#rrggbb`. */
export const colour = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, {
    // Of names, short and other forms of CSS.
    error: ({ input }) => `a colour like ${formatHex(String(input).trim()) ?? '#12756B'}`,
  })
  .meta({ colour: true })

export const email = z.email({
  error: ({ input }) => {
    const plain = typeof input === 'string' ? parseEmailAddress(input)?.header : undefined
    return z.email().safeParse(plain).success ? `an email address in the form ${plain}` : 'an email address'
  },
})

/** The loader uses YAML's core schema, in which a date such as 2026-11-21 is a string. */
export const day = z.iso.date({
  error: ({ input }) =>
    /^\d{4}-\d\d-\d\d$/.test(String(input)) ? 'a day that is in the calendar' : 'a day like 2026-11-21',
})

/** That it is not in the future is checked with the day of the build. */
export const pastYear = z.int().min(1800)

export const isDay = (value: unknown): value is string => day.safeParse(value).success

export const paragraphs = (min: number, max: number) => z.array(text(20, 1200)).min(min).max(max)

/** The background of a section: a colour of the brand, or what lib/colours derives from one. */
export const floor = z.enum(FLOORS)

const pictureFile = (what: string) =>
  field(
    'File',
    `${what}, in content/pictures, without extension: projects/ferry-plan`,
    z.string().regex(PICTURE_PATH, {
      error: ({ input }) =>
        `a path like ${nearestPicturePath(String(input)) ?? 'projects/ferry-plan'}, without extension, of lower-case letters, digits and hyphens (npm run pictures:import renames files)`,
    }),
  )

const ALT_HELP =
  'What the picture shows, in one sentence, for people who cannot see it. Do not begin with "Picture of".'

interface PictureOptions {
  shape?: PictureShape
  /** In pixels, where the field shows a picture smaller or larger than others of its folder. */
  minWidth?: number
}

const pictureFields = (shape: PictureShape) => ({
  file: pictureFile(`A cut-out or a photograph, ${PICTURE_SHAPES[shape].words}`),
  alt: field('Description', ALT_HELP, text(15, 300)),
})

/**
 * A picture in content/pictures without variant and extension: `home/house` is `home/house.webp`, or
 * `home/house.day.svg` and `home/house.night.svg`. The editor uploads new files to `folder`. `shape` is for layouts that
 * crop a picture; all others take any.
 */
export const picture = (folder: string, { shape = 'any', ...options }: PictureOptions = {}) =>
  z.strictObject(pictureFields(shape)).meta({ pictures: folder, shape, ...options })

/** Like `picture`, for one that is not a link itself: parts of it can be. */
export const pictureWithRegions = (folder: string, { shape = 'any' }: PictureOptions = {}) =>
  z.strictObject({ ...pictureFields(shape), regions }).meta({ pictures: folder, shape })

export const portrait = field(
  'Portrait',
  'A picture of the person. Without one the initials are shown.',
  picture('portraits', { shape: 'square' }).optional(),
)

/** A picture that tells nothing which is not written beside it, and is hidden from screen readers. */
export const decoration = (folder: string, options: Pick<PictureOptions, 'minWidth'> = {}) =>
  z.strictObject({ file: pictureFile('A drawing or a photograph') }).meta({ pictures: folder, ...options })

/** A picture beside a text. Without a description it is hidden from screen readers. */
export const besideText = (folder: string) =>
  z
    .strictObject({
      file: pictureFile('A cut-out or a photograph'),
      alt: field('Description', `${ALT_HELP} Leave it out if the picture only decorates.`, text(15, 300).optional()),
    })
    .meta({ pictures: folder })

/** In pixels, of the picture on a social card. */
const SOCIAL_CARD_WIDTH = 600

export const seo = field(
  'Search results',
  'What search engines and shared links show of this page.',
  z.strictObject({
    title: field('Title', 'The title of the search result; the name of the agency is appended.', text(2, 50)),
    description: field(
      'Description',
      'One or two sentences below the title. Search engines truncate texts of more than 155 characters.',
      text(60, 160),
    ),
    picture: field(
      'Picture',
      'The picture of shared links. Without one, it is the main picture of the page, or that of Home.',
      decoration('home', { minWidth: SOCIAL_CARD_WIDTH }).optional(),
    ),
  }),
)

export const titled = z.strictObject({
  title: field('Heading', 'A few words.', text(3, 80)),
  text: field('Text', 'One to three sentences.', text(20, 460)),
})

export const href = z.string().refine(isLinkAddress, {
  error: ({ input }) =>
    linkError(
      String(input),
      'a link such as /contact/, #services, mailto:me@site.example, tel:+442079460000 or https://site.example',
    ),
})

export const link = z.strictObject({
  label: field('Label', 'The text of the link or button.', text(2, 50)),
  href: field(
    'Address',
    'A page of this site such as /contact/, an id on it (#services), a file in public/ (/prices.pdf), mailto:, tel: or https://.',
    href,
  ),
})
