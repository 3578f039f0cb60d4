import { z } from 'zod'
import { colour, picture, reference, seo, text, titled } from './common.ts'
import { field } from './field.ts'

/** content/technologies/*.yaml: one of the pages under /tech/. */
export const technology = z.strictObject({
  order: field('Position', 'Its place among the technologies; each number once.', z.int().min(1)),
  name: field('Name', 'As in menus: React', text(1, 30)),
  tool: field('Icon', 'The tool of the toolbox whose icon it has.', reference('tools')),
  accent: field(
    'Colour',
    'The colour of type: readable on the ground of its theme, 4.5 : 1.',
    z.strictObject({
      light: field('By day', 'Against the light ground: a dark shade.', colour),
      dark: field('By night', 'Against the dark ground: a bright shade.', colour),
    }),
  ),
  cover: field(
    'Cover',
    'The ground of the opening and of the book on the shelf.',
    z.strictObject({
      light: field('By day', 'Bright or dark: ink or paper stands on it, whichever can be read.', colour),
      dark: field('By night', 'A dark shade: the headline stands on it in the colour by night.', colour),
    }),
  ),
  hero: field(
    'Hero',
    'What a visitor reads first.',
    z.strictObject({
      title: field('Headline', 'What you do with it that others do not.', text(3, 80)),
      lead: field('Lead', 'Two sentences: what a client gets, and in how long.', text(60, 420)),
      layout: field(
        'Layout',
        'Desk: object at the edge. Wide: headline over the whole width. Phone: code, words, object. Split: words on paper, object on the colour.',
        z.enum(['desk', 'wide', 'phone', 'split']),
      ),
      picture: field(
        'Picture',
        'An object that stands for it, on nothing, by day and by night.',
        picture('technologies'),
      ),
    }),
  ),
  code: field(
    'Code',
    'A short piece of code somebody would be proud of.',
    z.strictObject({
      file: field('File name', 'Shown above the code: basket.tsx', text(3, 60)),
      language: field(
        'Language',
        'For the colours.',
        z.enum(['tsx', 'ts', 'js', 'python', 'sql', 'kotlin', 'swift', 'dart', 'css', 'json', 'bash']),
      ),
      source: field(
        'Code',
        'Lines of at most 40 characters: as many as a phone shows.',
        z.string().min(60).max(1200).meta({ code: true }),
      ),
      caption: field('Caption', 'What is good about it.', text(20, 280)),
    }),
  ),
  services: field(
    'Services',
    'What you do with it.',
    z.strictObject({
      title: field('Heading', 'What we do with React', text(5, 100)),
      figure: field(
        'Figure',
        'One figure out of the first service, shown large above it: 50,000 rows. Without one, the icon stands there.',
        text(1, 20).optional(),
      ),
      cards: field('Services', 'One to nine.', z.array(titled).min(1).max(9)),
    }),
  ),
  why: field(
    'Reasons',
    'Why somebody should choose it.',
    z.strictObject({
      title: field('Heading', 'Why Choose React?', text(5, 80)),
      layout: field(
        'Layout',
        'numbered puts them on a stair, centred side by side: four at most.',
        z.enum(['numbered', 'centred']),
      ),
      points: field('Points', 'One to six reasons, with what speaks against it.', z.array(titled).min(1).max(6)),
    }),
  ),
  project: field(
    'Project',
    'What a client asks for, in a sentence after “a”. Only needed where it is not the name and “project”: mobile app',
    text(3, 60).optional(),
  ),
  service: field('Service', 'The service that it belongs to.', reference('services')),
  related: field('Related', 'None to four other technologies.', z.array(reference('technologies')).max(4)),
  seo,
})

export type Technology = z.infer<typeof technology>
