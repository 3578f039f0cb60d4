import { z } from 'zod'
import { picture, text } from './common.ts'
import { field } from './field.ts'
import { callPicture } from './page-fields.ts'

const scene = z.strictObject({
  hero: field('Hero', 'An object on a transparent background, with day and night variants.', picture('technologies')),
  why: field(
    'Reasons',
    'Beside the reasons, when their arrangement is plain: the same story from nearer.',
    picture('points'),
  ),
})

/** content/technologies-page.yaml: texts that all technology pages share. */
export const technologiesPage = z.strictObject({
  scenes: field(
    'Scenes',
    'One to twelve pairs of pictures that fit any tool. Technologies without a picture of their own take them in turn.',
    z.array(scene).min(1).max(12).optional(),
  ),
  closing: field(
    'Call to action',
    'The section at the end of each technology page.',
    z.strictObject({
      title: field('Heading', '{project} is replaced by the kind of project: React project.', text(5, 110)),
      text: field('Text', 'What the visitor can expect. {tool} is replaced by the name of the tool.', text(40, 340)),
      actionLabel: field('Button', 'The label of the button.', text(3, 40)),
      picture: callPicture,
    }),
  ),
})
