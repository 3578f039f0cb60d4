import type { CollectionName } from '../../lib/content/files.ts'

/** `known` names one of each that the content has. */
type Given = { name: string; slug: string; position: number; today: string; known: Known }

export type Known = Record<'category' | 'department' | 'tool' | 'service' | 'project', string>

export type Scaffold = {
  kind: CollectionName
  /** A valid value of placeholders but for FILLED_IN; `picture` is the picture it names, below content/pictures. */
  entry: (given: Given) => { value: Record<string, unknown>; picture?: string }
  /** What to do next, one sentence each. */
  next: (made: { slug: string; picture: string | undefined }) => string[]
}

/** Fields whose value can stay as it is made here; all others are marked TO DO in the file. */
export const FILLED_IN = ['order', 'id', 'title', 'name', 'posted', 'aliases', 'button']

const CHECK = 'Run npm run content, then npm run dev to see it.'
const FILL = 'Replace what is marked TO DO in the file; npm run edit shows it as a form.'

const replacePicture = (picture: string | undefined) => `Replace ${picture} by the picture, under the same name.`

const list = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index + 1))
const titled = (count: number, noun: string) =>
  list(count, (index) => `${noun} ${index}`).map((title) => ({
    title,
    text: `A sentence or two about ${title.toLowerCase()}.`,
  }))

/** Unique, because no two pages may have the same description. */
const seo = (name: string, about: string) => ({
  title: name.slice(0, 50),
  description: `${name}: one or two sentences for search engines, sixty to 155 characters, about ${about}.`.slice(
    0,
    155,
  ),
})

const alt = (name: string) => `What the picture of ${name} shows, for somebody who cannot see it`

export const SCAFFOLDS: Record<string, Scaffold | undefined> = {
  project: {
    kind: 'projects',
    entry: ({ name, slug, position, known }) => ({
      picture: `projects/${slug}`,
      value: {
        order: position,
        title: name,
        subject: 'what it is about',
        description: `Two or three sentences about ${name}: what it is, and one thing that was hard about it.`,
        category: [known.category],
        tags: [],
        stack: [known.tool],
        picture: { file: `projects/${slug}`, alt: alt(name) },
      },
    }),
    next: ({ picture }) => [
      FILL,
      replacePicture(picture),
      'With a caseStudy it gets a page: copy one from content/projects/takenote.yaml.',
      CHECK,
    ],
  },
  job: {
    kind: 'jobs',
    entry: ({ name, position, today, known }) => ({
      value: {
        id: position,
        title: name,
        department: known.department,
        location: 'Remote',
        workplace: 'remote',
        applicantCountries: ['United Kingdom'],
        type: 'Full-time',
        experience: '3+ years',
        description: `Two or three sentences about the work of a ${name}: what it is for, and who with. The job search looks here.`,
        about: list(2, (index) => `Paragraph ${index} about the work in full, for the page of the opening.`),
        responsibilities: list(4, (index) => `Responsibility ${index}, as a sentence`),
        requirements: list(4, (index) => `Requirement ${index}, as a sentence`),
        posted: today,
        seo: seo(name, 'the work, the place and the pay'),
      },
    }),
    next: ({ slug }) => [
      FILL,
      'Add pay and closes if you know them: openings with pay get more applications.',
      CHECK,
      `Its page is /careers/${slug}/.`,
    ],
  },
  testimonial: {
    kind: 'testimonials',
    entry: ({ name, slug, position }) => ({
      picture: `portraits/${slug}`,
      value: {
        id: position,
        name,
        position: 'What they do, and where',
        picture: { file: `portraits/${slug}`, alt: alt(name) },
        quote: `What ${name} said, in their own words and without quotation marks, in one to three sentences.`,
      },
    }),
    next: ({ picture }) => [FILL, replacePicture(picture), CHECK],
  },
  technology: {
    kind: 'technologies',
    entry: ({ name, slug, position, known }) => ({
      picture: `technologies/${slug}`,
      value: {
        order: position,
        name,
        tool: known.tool,
        accent: { light: '#12604F', dark: '#7FD1BE' },
        cover: { light: '#12604F', dark: '#0B3B32' },
        hero: {
          title: `${name}, and what we do with it`.slice(0, 60),
          lead: `What a client gets when we build with ${name}, in how many weeks, and with how many people.`,
          layout: 'desk',
          picture: { file: `technologies/${slug}`, alt: alt(name) },
        },
        code: {
          file: 'example.ts',
          language: 'ts',
          source: '// A few lines to be proud of:\nconst answer = (to: string) => to.length\n',
          caption: 'What is good about this code, in a sentence.',
        },
        services: { title: `What we do with ${name}`, cards: titled(4, 'Service') },
        why: { title: `Why Choose ${name}?`, layout: 'numbered', points: titled(4, 'Reason') },
        service: known.service,
        related: [],
        seo: seo(`${name} Development`, 'what you build with it'),
      },
    }),
    next: ({ slug, picture }) => [
      FILL,
      replacePicture(picture),
      'If content/toolbox.yaml has no such tool yet, add it there and name it under tool.',
      `Add ${slug} to a menu in content/navigation.yaml.`,
      CHECK,
      `Its page is /tech/${slug}/.`,
    ],
  },
  app: {
    kind: 'apps',
    entry: ({ name, slug, position }) => ({
      picture: `apps/${slug}`,
      value: {
        id: position,
        name,
        description: `Two sentences about ${name}: what it does for its users, and what it leaves alone.`,
        picture: { file: `apps/${slug}`, alt: alt(name) },
        features: list(4, (index) => `Feature ${index}, in a few words`),
        rating: 4.5,
        downloads: '1K+',
        colour: '#14493A',
        button: 'Comming Soon!',
        buttonReason: 'Why there is nothing to download yet, in a sentence.',
      },
    }),
    next: ({ picture }) => [FILL, replacePicture(picture), CHECK],
  },
  service: {
    kind: 'services',
    entry: ({ name, slug, position, known }) => ({
      picture: `services/${slug}`,
      value: {
        order: position,
        name,
        headline: `${name}: a promise that can be kept`.slice(0, 90),
        summary: `What a client gets from ${name}, and in how many weeks. A second sentence says what is theirs at the end.`,
        aliases: [],
        floor: 'sand',
        hero: 'beside',
        picture: { file: `services/${slug}`, alt: alt(name) },
        intro: [`Who ${name} is for and how it is done, in a paragraph.`],
        gets: titled(4, 'Thing that a client gets'),
        steps: titled(3, 'Step').map((step) => ({ ...step, time: '2 weeks' })),
        receives: list(4, (index) => `Thing ${index} that is handed over`),
        proof: {
          figure: '1.1 s',
          label: 'what the figure measures',
          text: 'How the figure came about: what it was before, what was changed, and who did it.',
          project: known.project,
        },
        projects: [],
        technologies: [],
        closing: {
          title: `A question that ${name} answers`.slice(0, 70),
          text: 'The first step, and how long it takes.',
        },
        contactSubject: `${name} project`,
        seo: seo(name, 'what you get from it'),
      },
    }),
    next: ({ slug, picture }) => [
      FILL,
      replacePicture(picture),
      CHECK,
      `Its page is /services/${slug}/, and it has a section on /services/. The headline of that page counts the services.`,
    ],
  },
}
