import { z } from 'zod'
import { link, picture, reference, seo, slug, text } from './common.ts'
import { field } from './field.ts'

const slide = z.strictObject({
  label: field('Label', 'Frontend, Backend or Database.', text(2, 20)),
  file: field('File name', 'Shown above the code: next-boat.tsx', text(3, 50)),
  language: field('Language', 'For the colours.', z.enum(['tsx', 'ts', 'sql', 'python'])),
  source: field(
    'Code',
    'As many lines as in the other slides, of at most 46 characters.',
    z.string().min(40).max(500).meta({ code: true }),
  ),
})

const card = z.strictObject({
  title: field('Heading', 'The service.', text(2, 50)),
  text: field('Text', 'What a client gets, and in how long.', text(30, 260)),
  anchor: field('Section', 'Where the card leads: an id on /services/, or one of its other addresses.', slug),
  picture: field('Picture', 'The scene of the service.', picture('services')),
})

const toolGroup = z.strictObject({
  label: field('Label', 'The heading of the group.', text(2, 40)),
  tools: field('Tools', 'In their order, from the toolbox.', z.array(reference('tools')).min(1).max(20)),
})

/** A heading and a lead, as most sections of the page begin. */
const heading = {
  title: field('Heading', 'The heading of the section.', text(5, 110)),
  lead: field('Lead', 'One or two sentences below it.', text(40, 340)),
}

const claims = z.array(reference('claims')).max(6)

/** content/home.yaml */
export const home = z.strictObject({
  seo,
  hero: field(
    'Hero',
    'What a visitor sees first.',
    z.strictObject({
      badge: field('Badge', 'The line above the headline.', text(5, 80)),
      headline: field('Headline', 'The sentence that stands for the agency.', text(5, 80)),
      lead: field('Lead', 'Two or three sentences below the headline.', text(60, 360)),
      primary: field('First button', 'The main thing to do.', link),
      secondary: field('Second button', 'The other thing to do.', link),
      tiles: field('Figures', 'None to six claims.', claims),
      picture: field('Picture', 'The house, by day and by night.', picture('home')),
      slides: field('Code', 'None to four slides: Frontend, Backend, Database.', z.array(slide).max(4)),
    }),
  ),
  services: field(
    'Services',
    'Cards, each leading to its section.',
    z.strictObject({
      ...heading,
      cards: field('Cards', 'One to nine.', z.array(card).min(1).max(9)),
      linkLabel: field('Link', 'The label of the link on each card.', text(3, 40)),
      action: field('Button', 'Below the cards.', link),
    }),
  ),
  stats: field(
    'Figures',
    'A strip of claims.',
    z.strictObject({
      title: field('Heading', 'The heading of the strip.', text(3, 110)),
      claims: field('Claims', 'None to six claims of the site facts.', claims),
    }),
  ),
  stack: field(
    'Technologies',
    'The tools, in groups.',
    z.strictObject({ ...heading, groups: field('Groups', 'None to eight.', z.array(toolGroup).max(8)) }),
  ),
  work: field(
    'Featured work',
    'Projects with a case study.',
    z.strictObject({
      ...heading,
      projects: field('Projects', 'None to six, each with a case study.', z.array(reference('case studies')).max(6)),
      action: field('Button', 'Below the projects.', link),
    }),
  ),
  testimonials: field(
    'Testimonials',
    'The heading above the testimonials.',
    z.strictObject({
      title: heading.title,
      lead: field('Lead', 'One sentence below it.', text(20, 340)),
    }),
  ),
  closing: field(
    'Ending',
    'The call at the end of the page.',
    z.strictObject({
      title: field('Heading', 'A call to act.', text(5, 130)),
      text: field('Text', 'What happens when somebody follows it.', text(40, 340)),
      primary: field('First button', 'The main thing to do.', link),
      secondary: field('Second button', 'The other thing to do.', link),
    }),
  ),
})
