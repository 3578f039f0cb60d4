import { z } from 'zod'
import { text } from './common.ts'
import { field } from './field.ts'
import { callPicture } from './page-fields.ts'

/** content/technologies-page.yaml: texts that all technology pages share. */
export const technologiesPage = z.strictObject({
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
