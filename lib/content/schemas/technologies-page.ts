import { z } from 'zod'
import { text } from './common.ts'
import { field } from './field.ts'

/** content/technologies-page.yaml: what the technology pages share. */
export const technologiesPage = z.strictObject({
  closing: field(
    'Ending',
    'The call at the end of each technology page.',
    z.strictObject({
      title: field('Heading', '{project} stands for what a client asks for: React project.', text(5, 110)),
      text: field('Text', 'What happens when somebody follows it. {tool} stands for the tool.', text(40, 340)),
      actionLabel: field('Button', 'Its label.', text(3, 40)),
    }),
  ),
})
