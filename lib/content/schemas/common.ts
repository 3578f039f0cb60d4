import { z } from 'zod'

/** Text of at least `min` and at most `max` characters, trimmed; neither blank nor padded. */
export const text = (min: number, max: number) =>
  z
    .string()
    .min(min)
    .max(max)
    .refine((value) => value === value.trim(), { error: 'text without spaces at its ends' })

/** The last part of a URL: lower case words joined by hyphens. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'lower-case words joined by hyphens' })

/** A colour as `#rrggbb`. */
export const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, { error: 'a colour like #12756B' })

export const email = z.email({ error: 'an e-mail address' })

/** A calendar day, `2026-11-21`. YAML keeps it a string because the loader reads it with the core schema. */
export const day = z.iso.date({ error: 'a day like 2026-11-21' })

export const paragraphs = (min: number, max: number) => z.array(text(20, 900)).min(min).max(max)

/** Which page ground a section stands on; see the tokens in app/globals.css. */
export const floor = z.enum(['paper', 'sand', 'sky', 'teal', 'marigold', 'coral', 'plum', 'ink'])

/**
 * A picture of content/pictures, named without light and extension: `home/house` stands for
 * `home/house.webp`, or for the pair `home/house.day.webp` and `home/house.night.webp`.
 */
export const picture = z.strictObject({
  file: z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+)+$/, { error: 'a path like projects/takenote, without extension' }),
  alt: text(15, 220).describe('What the picture shows, for somebody who cannot see it'),
})

/** What search engines and shared links show. The brand is appended to the title. */
export const seo = z.strictObject({
  title: text(2, 50),
  description: text(60, 160),
})

export const titled = z.strictObject({ title: text(3, 70), text: text(20, 320) })
export const link = z.strictObject({
  label: text(2, 40),
  href: z.string().regex(/^(\/|#|mailto:|https:\/\/)/, { error: 'a link that begins with /, #, mailto: or https://' }),
})
export const claimName = slug.describe('The name of a claim in site.yaml')
