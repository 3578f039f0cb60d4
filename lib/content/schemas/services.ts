import { z } from 'zod'
import { floor, paragraphs, picture, reference, seo, slug, text, titled } from './common.ts'
import { field } from './field.ts'

const step = z.strictObject({
  title: field('Step', 'A few words.', text(3, 70)),
  text: field('Text', 'What happens in this step.', text(20, 450)),
  time: field('Time', 'How long it takes: 2 weeks', text(3, 30)),
})

const alias = z.strictObject({
  slug: field('Address', 'The last part of the address: machine-learning', slug),
  name: field('Name', 'As in links: Machine Learning', text(2, 50)),
  seo,
})

/** How the first screen of a service's page is composed; drawn in app/services/[slug]/_components/hero.css. */
const HEROES = ['beside', 'across', 'tall', 'below', 'panel', 'wide'] as const

/** content/services/*.yaml: one of the sections of /services/. */
export const service = z.strictObject({
  order: field('Position', 'Its place among the services; each number once.', z.int().min(1)),
  name: field('Name', 'Short, as in menus: Web development', text(2, 50)),
  headline: field(
    'Headline',
    'The heading of the section and of its own page: a promise that can be kept.',
    text(15, 120),
  ),
  summary: field('Summary', 'Two sentences: what a client gets, and in how long.', text(60, 360)),
  aliases: field(
    'Other addresses',
    'Ids on /services/ and pages whose canonical address is this section.',
    z.array(alias).max(3),
  ),
  floor: field('Ground', 'The colour that the section stands on.', floor),
  hero: field(
    'Hero',
    'The first screen: where the picture stands beside the headline, or whether it is tall, wide or on a panel. Give neighbours different ones.',
    z.enum(HEROES),
  ),
  picture: field('Picture', 'The scene of this service, by day and, if there is one, by night.', picture('services')),
  intro: field('Introduction', 'Who it is for and how it is done; one paragraph each.', paragraphs(1, 4)),
  // One spread of /services/ shows the first three in a row.
  included: field('What is included', 'Three to nine things that a client gets.', z.array(titled).min(3).max(9)),
  steps: field('How it goes', 'One to eight steps in their order, each with its time.', z.array(step).min(1).max(8)),
  deliverables: field(
    'What is handed over',
    'One to twelve things that are handed over at the end.',
    z.array(text(10, 200)).min(1).max(12),
  ),
  proof: field(
    'Proof',
    'One measured result of one project.',
    z.strictObject({
      figure: field('Figure', 'One measured figure: 1.1 s', text(1, 12)),
      label: field('What it measures', 'The words beside the figure.', text(10, 170)),
      text: field('Story', 'How the figure came about.', text(60, 590)),
      project: field('Project', 'The project that proves it.', reference('projects')),
    }),
  ),
  projects: field(
    'Projects',
    'None to six projects to show below; the one that proves it stands above.',
    z.array(reference('projects')).max(6),
  ),
  technologies: field('Technologies', 'Pages to link to: none to twelve.', z.array(reference('technologies')).max(12)),
  closing: field('Ending', 'The call at the end of its page: the first step, and how long that takes.', titled),
  contactSubject: field('Subject', 'Subject of the message that the section suggests: A web project', text(5, 100)),
  seo,
})

export type Service = z.infer<typeof service>
