import { z } from 'zod'
import { CATEGORIES, DEPARTMENTS } from './collections.ts'
import { claimName, colour, email, link, paragraphs, picture, seo, slug, text, titled } from './common.ts'

/** content/site.yaml: the facts of the agency, each stated once. */
export const site = z.strictObject({
  brand: text(2, 30),
  url: z
    .url({ protocol: /^https$/, error: 'the address of the site, with https://' })
    .refine((url) => !url.endsWith('/'), { error: 'no slash at the end' }),
  tagline: text(20, 140),
  description: text(60, 160),
  language: z.literal('en'),
  locale: z.literal('en_GB'),
  founded: z.int().min(1990).max(2100),
  emails: z.strictObject({ general: email, careers: email }),
  themeColour: z.strictObject({ light: colour, dark: colour }),
  offices: z
    .array(
      z.strictObject({
        id: slug,
        city: text(2, 30),
        country: text(2, 30),
        countryCode: z.string().regex(/^[A-Z]{2}$/, { error: 'a country code of two letters' }),
        region: text(2, 30).optional(),
        street: text(5, 60),
        postalCode: text(3, 12),
        headOffice: z.boolean(),
        opened: z.int().min(1990).max(2100),
        note: text(20, 160).describe('One true sentence about the place'),
        picture,
      }),
    )
    .length(5),
  claims: z
    .record(slug, z.strictObject({ value: text(1, 12), label: text(3, 40) }))
    .describe('Every number that the site claims, once; write {claim:name} in a text to use its value'),
})

export const navigation = z.strictObject({
  main: z.array(link).describe('Links of the header before the menus'),
  technologies: z.strictObject({ label: text(3, 30), items: z.array(slug).min(1) }),
  services: z.strictObject({
    label: text(3, 30),
    groups: z
      .array(z.strictObject({ label: text(3, 30), service: slug, technologies: z.array(slug).min(1) }))
      .length(5),
  }),
  more: z.array(link).describe('Links that stand in the mobile menu and the footer only'),
  action: link,
  footer: z.strictObject({
    quickLinks: z.array(link).min(3),
    servicesLabel: text(3, 30),
    quickLinksLabel: text(3, 30),
    contactLabel: text(3, 30),
  }),
})

/** content/toolbox.yaml: names and icons of the tools that we use, by id. `icon` is a slug of the simple-icons package, or none. */
export const toolbox = z.record(
  slug,
  z.strictObject({ name: text(2, 30), icon: slug.optional(), technology: slug.optional() }),
)

export const home = z.strictObject({
  seo,
  hero: z.strictObject({
    badge: text(5, 60),
    headline: text(5, 80),
    lead: text(60, 260),
    primary: link,
    secondary: link,
    tiles: z.array(claimName).length(4),
    picture,
    slides: z
      .array(
        z.strictObject({
          label: text(3, 20),
          file: text(3, 50),
          language: z.enum(['tsx', 'ts', 'sql', 'python']),
          source: z.string().min(40).max(500),
        }),
      )
      .length(3)
      .describe('Frontend, Backend, Database: at most 9 lines of at most 44 characters each'),
  }),
  services: z.strictObject({
    title: text(5, 80),
    lead: text(40, 240),
    cards: z
      .array(
        z.strictObject({
          title: text(5, 40),
          text: text(30, 180),
          anchor: slug.describe('An id on /services/'),
          picture,
        }),
      )
      .length(6),
    linkLabel: text(3, 30),
    action: link,
  }),
  stats: z.strictObject({ title: text(3, 80), claims: z.array(claimName).length(4) }),
  stack: z.strictObject({
    title: text(5, 80),
    lead: text(40, 240),
    groups: z.array(z.strictObject({ label: text(3, 30), tools: z.array(slug).min(1) })).length(4),
  }),
  work: z.strictObject({ title: text(5, 80), lead: text(40, 240), projects: z.array(slug).length(3), action: link }),
  testimonials: z.strictObject({ title: text(5, 80), lead: text(20, 240) }),
  closing: z.strictObject({ title: text(5, 90), text: text(40, 240), primary: link, secondary: link }),
})

export const servicesPage = z.strictObject({
  seo,
  title: text(5, 90),
  lead: text(60, 320),
  closing: z.strictObject({ title: text(5, 90), text: text(40, 240), action: link }),
})

export const technologiesPage = z.strictObject({
  closing: z.strictObject({
    title: text(5, 90).describe('{name} stands for the technology'),
    text: text(40, 240),
    actionLabel: text(3, 40),
  }),
})

export const portfolioPage = z.strictObject({
  seo,
  title: z.literal('Portfolio'),
  lead: text(60, 320),
  filters: z.tuple([z.literal('All'), z.literal(CATEGORIES[0]), z.literal(CATEGORIES[1]), z.literal('UI/UX Designs')]),
  empty: z
    .strictObject({ title: text(5, 80), text: text(40, 320), action: link })
    .describe('Shown under UI/UX Designs'),
  join: z.strictObject({ title: z.literal('Join Our Team'), text: text(40, 240), action: link }),
  discuss: z.strictObject({ title: z.literal('Ready to discuss your project?'), text: text(40, 240), action: link }),
})

export const about = z.strictObject({
  seo,
  hero: z.strictObject({ title: text(5, 90), lead: text(60, 320) }),
  story: z.strictObject({
    title: z.literal('Our Story'),
    paragraphs: paragraphs(3, 6),
    picture,
    milestones: z
      .array(z.strictObject({ year: z.int(), text: text(15, 160) }))
      .min(4)
      .max(8),
  }),
  mission: z.strictObject({ title: text(3, 40), text: text(60, 400) }),
  vision: z.strictObject({ title: text(3, 40), text: text(60, 400) }),
  values: z.strictObject({ title: text(3, 60), items: z.array(titled).length(3) }),
  awards: z.strictObject({
    title: text(3, 60),
    items: z
      .array(z.strictObject({ title: text(5, 70), body: text(3, 70), year: z.int(), text: text(20, 240) }))
      .length(4),
  }),
  offices: z.strictObject({ title: text(3, 80), lead: text(20, 240) }),
})

export const careers = z.strictObject({
  seo,
  hero: z.strictObject({ title: z.literal('Join Our Team'), lead: text(60, 320) }),
  culture: z.strictObject({
    title: z.literal('Our Culture'),
    lead: text(40, 320),
    highlights: z.array(titled).length(2).describe('Collaborative Teams, Work-Life Balance'),
    photos: z.array(picture).length(4),
  }),
  benefits: z.strictObject({
    title: z.literal('Employee Benefits'),
    cards: z.array(z.strictObject({ title: text(5, 40), items: z.array(text(8, 120)).length(4) })).length(3),
  }),
  openings: z.strictObject({
    title: z.literal('Current Job Openings'),
    lead: text(20, 240),
    searchPlaceholder: z.literal('Search jobs...'),
    departments: z.tuple([z.literal('All'), ...DEPARTMENTS.map((name) => z.literal(name))]),
    empty: z.strictObject({ title: text(5, 80), text: text(40, 240) }),
  }),
  noFit: z.strictObject({
    title: text(5, 80),
    text: text(40, 320),
    resumeLabel: text(3, 40),
    contactLabel: text(3, 60),
  }),
  closing: z.strictObject({ title: text(5, 90), text: text(40, 240), action: link }),
  process: z
    .strictObject({ title: text(5, 80), steps: z.array(titled).min(3).max(5) })
    .describe('What happens after an application'),
})

export const contact = z.strictObject({
  seo,
  title: text(5, 90),
  lead: text(40, 320),
  info: z.strictObject({
    title: text(3, 60),
    generalLabel: text(3, 40),
    generalText: text(20, 200),
    next: z.array(titled).length(3).describe('What happens after a message'),
  }),
  form: z.strictObject({ title: z.literal('Send Us a Message'), note: text(20, 240) }),
})

export const ourApps = z.strictObject({
  seo,
  title: z.literal('Our Apps'),
  lead: text(60, 320),
  why: z.strictObject({
    title: z.literal('Why Choose Our Apps?'),
    items: z.array(titled).length(3).describe('Security First, Lightning Fast, Global Reach'),
  }),
})

export const notFound = z.strictObject({
  seo,
  title: text(5, 80),
  text: text(40, 240),
  project: z.strictObject({
    title: z.literal('Project not found'),
    text: text(20, 240),
    back: z.literal('Back to Projects'),
  }),
  picture,
  suggestions: text(5, 60),
})

export type Site = z.infer<typeof site>
export type Navigation = z.infer<typeof navigation>
export type Toolbox = z.infer<typeof toolbox>
