import { z } from 'zod'
import { portrait, text } from './common.ts'
import { field } from './field.ts'
import { profile } from './legal.ts'
import { heading } from './page-fields.ts'

const person = z.strictObject({
  name: field('Name', 'First and last name.', text(2, 60)),
  role: field('Role', 'What the person does, and where: Developer, Bergen', text(3, 100)),
  picture: portrait,
  profile: field('Profile', 'A page of the person elsewhere.', profile.optional()),
  answers: field(
    'Answers messages',
    'Only for the one person who does: a sentence or two about it, for the contact page.',
    text(20, 280).optional(),
  ),
})

/** On the page about the agency; the one who answers also on the contact page. */
export const people = field(
  'People',
  'Who runs the agency. Without it, the section is left out.',
  z
    .strictObject({
      title: heading,
      lead: field('Lead', 'One or two sentences beside it.', text(20, 340).optional()),
      items: field('People', 'One to 24, in this order.', z.array(person).min(1).max(24)),
    })
    .refine(({ items }) => items.filter(({ answers }) => answers).length < 2, {
      error: 'one person with "Answers messages"',
      path: ['items'],
    })
    .optional(),
)
