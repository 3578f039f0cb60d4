import { z } from 'zod'
import { decoration, picture, seo, text, titled } from './common.ts'
import { field } from './field.ts'

/** content/contact.yaml */
export const contact = z.strictObject({
  seo,
  title: field('Headline', 'The heading of the page.', text(5, 110)),
  lead: field('Lead', 'Two or three sentences at the top of the page.', text(40, 450)),
  picture: field('Picture', 'Shown beside the headline.', picture('contact')),
  info: field(
    'Beside the form',
    'Contact details and the next steps.',
    z.strictObject({
      title: field('Heading', 'Above the contact details.', text(3, 60)),
      generalLabel: field('Email label', 'Above the email address.', text(3, 40)),
      generalText: field('Email text', 'What the email address is for.', text(20, 280)),
      phoneText: field(
        'Phone text',
        'When it is answered, if the site facts have a phone number.',
        text(10, 280).optional(),
      ),
      next: field('What happens next', 'Up to four steps after a message, in order.', z.array(titled).max(4)),
    }),
  ),
  form: field(
    'Form',
    'The contact form.',
    z.strictObject({
      title: field('Heading', 'Above the form.', text(3, 40)),
      note: field('Note', 'Which fields are required, and what happens to the message.', text(20, 340)),
      stamp: field('Stamp', 'A drawing in the corner of the form.', decoration('contact').optional()),
      postmark: field(
        'Postmark',
        'A drawing that appears on the stamp and beside the button when a message has been sent.',
        decoration('contact').optional(),
      ),
    }),
  ),
})
