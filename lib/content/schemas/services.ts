import { z } from 'zod'
import { floor, paragraphs, picture, reference, seo, slug, text, titled } from './common.ts'
import { field } from './field.ts'

const step = z.strictObject({
  title: field('Step', 'A few words.', text(3, 50)),
  text: field('Text', 'What happens in this step.', text(20, 320)),
  time: field('Time', 'How long it takes: 2 weeks', text(3, 30)),
})

const alias = z.strictObject({
  slug: field('Address', 'The last part of the address: machine-learning', slug),
  name: field('Name', 'As in links: Machine Learning', text(3, 40)),
  seo,
})

/** How the first screen of a service's page is composed; drawn in app/services/[section]/hero.css. */
const HEROES = ['beside', 'across', 'tall', 'below', 'panel', 'wide'] as const

/** content/services/*.yaml: one of the six sections of /services/ (specification, section 2). */
export const service = z.strictObject({
  order: field('Position', 'Its place among the services; each number once.', z.int().min(1)),
  name: field('Name', 'Short, as in menus: Web development', text(5, 40)),
  headline: field(
    'Headline',
    'The heading of the section and of its own page: a promise that can be kept.',
    text(15, 90),
  ),
  summary: field('Summary', 'Two sentences: what a client gets, and in how long.', text(60, 260)),
  aliases: field(
    'Other addresses',
    'Ids on /services/ and pages whose canonical address is this section.',
    z.array(alias).max(3),
  ),
  floor: field('Ground', 'The colour that the section stands on.', floor),
  hero: field(
    'Opening',
    'The first screen: where the picture stands beside the headline, or whether it is tall, wide or on a panel. Give neighbours different ones.',
    z.enum(HEROES),
  ),
  picture: field('Picture', 'The scene of this service, by day and, if there is one, by night.', picture('services')),
  intro: field('Introduction', 'Who it is for and how it is done; one paragraph each.', paragraphs(1, 3)),
  gets: field('What is included', 'Four to six things that a client gets.', z.array(titled).min(4).max(6)),
  steps: field('How it goes', 'Three to five steps in their order, each with its time.', z.array(step).min(3).max(5)),
  receives: field(
    'What is handed over',
    'Things that are handed over at the end.',
    z.array(text(10, 140)).min(4).max(8),
  ),
  proof: field(
    'Proof',
    'One measured result of one project.',
    z.strictObject({
      figure: field('Figure', 'One measured figure: 1.1 s', text(1, 12)),
      label: field('What it measures', 'The words beside the figure.', text(10, 120)),
      text: field('Story', 'How the figure came about.', text(60, 420)),
      project: field('Project', 'The project that proves it.', reference('projects')),
    }),
  ),
  projects: field('Projects', 'Two to four projects to show below.', z.array(reference('projects')).min(2).max(4)),
  technologies: field('Technologies', 'Pages to link to.', z.array(reference('technologies')).min(1).max(8)),
  closing: field('Ending', 'The call at the end of its page: the first step, and how long that takes.', titled),
  contactSubject: field('Subject', 'Subject of the message that the section suggests: A web project', text(5, 80)),
  seo,
})

export type Service = z.infer<typeof service>
