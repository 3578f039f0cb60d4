import { z } from 'zod'
import { besideText, link, text } from './common.ts'
import { field } from './field.ts'

export const lead = field('Lead', 'Two or three sentences at the top of the page.', text(60, 450))

export const heading = field('Heading', 'The heading of the section.', text(3, 80))

/** A heading that is scaled to the width of the page: the shorter, the larger. */
export const banner = field('Heading', 'One to three words, scaled to the width of the page.', text(3, 30))

/** The picture of a call to action. */
export const callPicture = field(
  'Picture',
  'Stands on the lower edge, without a background.',
  besideText('call-to-action').optional(),
)

export const closing = field(
  'Call to action',
  'The section at the end of the page.',
  z.strictObject({
    title: field('Heading', 'What the visitor should do.', text(5, 110)),
    text: field('Text', 'What the visitor can expect.', text(40, 340)),
    action: field('Button', 'Its label and target.', link),
    picture: callPicture,
  }),
)

/** A call to action without its heading. */
export const call = {
  text: field('Text', 'One or two sentences.', text(40, 340)),
  action: field('Button', 'Its label and target.', link),
}
