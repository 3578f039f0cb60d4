import { z } from 'zod'
import { picture, text } from './common.ts'
import { field } from './field.ts'
import { callPicture } from './page-fields.ts'
import { point } from './regions.ts'

const sign = z.strictObject({
  picture: field(
    'Picture',
    'With a light, empty place for the icon. In its description, {tool} is replaced by the name of the tool.',
    picture('technologies'),
  ),
  icon: field(
    'Icon',
    'Where its middle is on the picture, and how wide it is.',
    point.extend({
      width: field('Width', 'In percent of the width of the picture.', z.number().min(1).max(100)),
    }),
  ),
})

/** content/technologies-page.yaml: texts that all technology pages share. */
export const technologiesPage = z.strictObject({
  signs: field(
    'Signs',
    'One to twelve pictures, each with a place for the icon of a tool. Technologies without a picture of their own take them in turn.',
    z.array(sign).min(1).max(12).optional(),
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
