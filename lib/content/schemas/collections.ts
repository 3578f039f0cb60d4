import { z } from 'zod'
import { colour, day, floor, paragraphs, picture, seo, slug, text, titled } from './common.ts'

/** content/services/*.yaml: one of the six sections of /services/ (specification, section 2). */
export const service = z.strictObject({
  order: z.int().min(1),
  name: text(5, 40).describe('Short name, as in menus: "Web development"'),
  headline: text(15, 90).describe('The heading of the section and of its own page'),
  summary: text(60, 260).describe('Two sentences: what a client gets, in how long'),
  aliases: z
    .array(z.strictObject({ slug, name: text(3, 40), seo }))
    .max(3)
    .describe('Other addresses of the section: element ids on /services/ and pages with the canonical of the section'),
  floor,
  picture,
  intro: paragraphs(1, 3),
  gets: z.array(titled).min(4).max(6).describe('What you get'),
  steps: z
    .array(z.strictObject({ title: text(3, 50), text: text(20, 320), time: text(3, 30).describe('"2 weeks"') }))
    .min(3)
    .max(5)
    .describe('How it goes'),
  receives: z.array(text(10, 140)).min(4).max(8).describe('What you receive: things that are handed over'),
  proof: z.strictObject({
    figure: text(1, 12).describe('One measured figure: "1.1 s"'),
    label: text(10, 120).describe('What the figure measures'),
    text: text(60, 420),
    project: slug.describe('The project that proves it'),
  }),
  projects: z.array(slug).min(2).max(4),
  technologies: z.array(slug).min(1).max(8),
  contactSubject: text(5, 80).describe('Subject of the message that the section suggests'),
  seo,
})

/** content/technologies/*.yaml: one of the twelve pages under /tech/. */
export const technology = z.strictObject({
  order: z.int().min(1),
  name: text(2, 30).describe('As in menus: "React"'),
  group: z.enum(['front-end', 'back-end', 'mobile', 'ui-ux', 'database']).describe('Group in the Our Services menu'),
  tool: slug.describe('Its id in toolbox.yaml: the icon'),
  accent: z
    .strictObject({ light: colour, dark: colour })
    .describe('The colour of the page; at least 4.5:1 against #FBF6EC and #16141D'),
  hero: z.strictObject({ title: text(3, 60), lead: text(60, 300) }),
  code: z
    .strictObject({
      file: text(3, 60).describe('A file name shown above the code'),
      language: z.enum(['tsx', 'ts', 'js', 'python', 'sql', 'kotlin', 'swift', 'dart', 'css', 'json', 'bash']),
      source: z.string().min(60).max(1200),
      caption: text(20, 200),
    })
    .describe('A short piece of code somebody would be proud of; lines of at most 58 characters'),
  services: z.strictObject({ title: text(5, 70), cards: z.array(titled).min(4).max(6) }),
  why: z.strictObject({
    title: text(10, 60).describe('"Why Choose React?"'),
    layout: z.enum(['numbered', 'centred']),
    points: z.array(titled).min(3).max(4),
  }),
  service: slug.describe('The service section it belongs to'),
  related: z.array(slug).min(2).max(4).describe('Other technology pages'),
  seo,
})

export const CATEGORIES = ['Website Development', 'App Development'] as const
export const TAGS = ['Web App Development', 'Mobile App Development', 'Quality Assurance Engineer'] as const

const caseStudy = z.strictObject({
  client: text(3, 60),
  year: z.int().min(2008).max(2100),
  duration: text(3, 40),
  team: text(5, 120),
  lead: text(60, 260),
  challenge: paragraphs(2, 4),
  approach: z.array(titled).min(3).max(5),
  built: z.array(text(10, 160)).min(4).max(8),
  outcome: z.strictObject({
    figures: z
      .array(z.strictObject({ value: text(1, 12), label: text(8, 80) }))
      .min(3)
      .max(4),
    text: paragraphs(1, 3),
  }),
  quote: z.strictObject({ text: text(40, 320), name: text(3, 50), position: text(3, 70) }),
  views: z.array(z.strictObject({ picture, caption: text(10, 160) })).length(2),
  related: z.array(slug).min(2).max(3),
  seo,
})

/** content/projects/*.yaml: a card of the portfolio, with a page of its own when it has a case study. */
export const project = z.strictObject({
  order: z.int().min(1),
  title: text(3, 40),
  subject: text(5, 40).describe('What it is about: "train ticket booking"'),
  description: text(60, 240),
  category: z.array(z.enum(CATEGORIES)).min(1).max(2),
  tags: z.array(z.enum(TAGS)).length(2).describe('A kind of development, then Quality Assurance Engineer'),
  stack: z.array(slug).min(2).max(6).describe('Ids of toolbox.yaml'),
  picture,
  caseStudy: caseStudy.optional(),
})

export const DEPARTMENTS = ['Engineering', 'Design', 'Product', 'Data Science', 'DevOps', 'QA'] as const

/** content/jobs/*.yaml: one opening. */
export const job = z.strictObject({
  id: z.int().min(1),
  title: text(5, 60),
  department: z.enum(DEPARTMENTS),
  location: text(3, 60).describe('As shown: "San Francisco, CA (Hybrid)"'),
  workplace: z.enum(['on-site', 'hybrid', 'remote']),
  office: z.string().optional().describe('The office in site.yaml where the work is done; not for remote jobs'),
  applicantCountries: z.array(text(2, 40)).min(1).optional().describe('Countries a remote applicant may live in'),
  type: z.enum(['Full-time', 'Part-time', 'Contract']),
  experience: text(2, 20).describe('"5+ years"'),
  description: text(80, 400).describe('Two or three sentences; the job search looks here and in the title'),
  about: paragraphs(2, 4).describe('The work in full, for the page of the opening'),
  responsibilities: z.array(text(15, 180)).min(4).max(7),
  requirements: z.array(text(10, 180)).min(4).max(8),
  pay: z
    .strictObject({
      currency: z.enum(['USD', 'GBP', 'EUR', 'PKR']),
      min: z.int().min(1),
      max: z.int().min(1),
      unit: z.enum(['YEAR', 'MONTH', 'HOUR']),
    })
    .optional(),
  posted: day,
  closes: day.optional(),
  seo,
})

/** content/testimonials/*.yaml */
export const testimonial = z.strictObject({
  id: z.int().min(1),
  name: text(3, 40),
  position: text(3, 70),
  picture,
  quote: text(60, 320),
})

/** content/apps/*.yaml: a card of /our-apps/. */
export const appCard = z.strictObject({
  id: z.int().min(1),
  name: text(3, 30),
  description: text(60, 260),
  picture,
  features: z.array(text(8, 90)).min(4).max(6),
  rating: z.number().min(0).max(5),
  downloads: text(2, 10),
  colour,
  button: text(3, 30).describe('The label of the button, as the specification writes it'),
  buttonReason: text(15, 160).describe('Why the button cannot be used, told to screen readers and shown below it'),
})

export type Service = z.infer<typeof service>
export type Technology = z.infer<typeof technology>
export type Project = z.infer<typeof project>
export type CaseStudy = z.infer<typeof caseStudy>
export type Job = z.infer<typeof job>
export type Testimonial = z.infer<typeof testimonial>
export type AppCard = z.infer<typeof appCard>
