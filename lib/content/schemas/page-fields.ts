import { z } from 'zod'
import { link, text } from './common.ts'
import { field } from './field.ts'

export const lead = field('Lead', 'Two or three sentences at the top of the page.', text(60, 450))

/** The heading of a section. */
export const heading = field('Heading', 'The heading of the section.', text(3, 80))

/** The heading of a page that is set as large as the page is wide: the shorter, the larger. */
export const banner = field('Heading', 'A word or three, set as large as the page is wide.', text(3, 30))

/** A call at the end of a page, with one button. */
export const closing = field(
  'Ending',
  'The call at the end of the page.',
  z.strictObject({
    title: field('Heading', 'A call to act.', text(5, 110)),
    text: field('Text', 'What happens when somebody follows it.', text(40, 340)),
    action: field('Button', 'Where it leads.', link),
  }),
)

/** The text and the button of a call to act; its heading is added by the page. */
export const call = {
  text: field('Text', 'One or two sentences.', text(40, 340)),
  action: field('Button', 'Where it leads.', link),
}
