import { z } from 'zod'
import { picture, seo, text, titled } from './common.ts'
import { field } from './field.ts'

/** content/contact.yaml */
export const contact = z.strictObject({
  seo,
  title: field('Headline', 'The heading of the page.', text(5, 110)),
  lead: field('Lead', 'Two or three sentences at the top of the page.', text(40, 450)),
  picture: field('Picture', 'Beside the headline: where the letter goes.', picture('contact')),
  info: field(
    'Beside the form',
    'Addresses, and what happens after a message.',
    z.strictObject({
      title: field('Heading', 'Above the addresses.', text(3, 60)),
      generalLabel: field('Address label', 'Above the mail address.', text(3, 40)),
      generalText: field('Address text', 'What it is for.', text(20, 280)),
      next: field(
        'What happens next',
        'The steps after a message, in their order: none to four.',
        z.array(titled).max(4),
      ),
    }),
  ),
  form: field(
    'Form',
    'The contact form.',
    z.strictObject({
      title: field('Heading', 'Above the form.', text(3, 40)),
      note: field('Note', 'What is required, and what becomes of the message.', text(20, 340)),
    }),
  ),
})
