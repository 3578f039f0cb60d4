import { z } from 'zod'
import { MESSAGE_KINDS } from '../../messages/config.ts'
import { picture, seo, text, titled } from './common.ts'
import { field } from './field.ts'

const label = (help: string) => field('Label', help, text(2, 60))

/** content/privacy.yaml. Tests compare its statements about cookies, storage and requests with the pages. */
export const privacy = z.strictObject({
  seo,
  title: field('Headline', 'The heading of the page.', text(5, 130)),
  lead: field('Lead', 'Two or three sentences at the top of the page.', text(60, 560)),
  picture: field('Picture', 'Stands on the ground beside the headline.', picture('call-to-action').optional()),
  zeros: field(
    'Figures',
    'Up to four figures about what the site does not use.',
    z
      .array(
        z.strictObject({
          value: field('Figure', 'The number: 0', text(1, 6)),
          label: field('Label', 'What is counted.', text(3, 60)),
        }),
      )
      .max(4),
  ),
  formsTitle: field('Forms heading', 'Above the forms.', text(5, 130)),
  collectsLabel: label('Before the fields of a form.'),
  purposeLabel: label('Before the purpose.'),
  keptLabel: label('Before the storage period.'),
  forms: field(
    'Forms',
    'Each form of the site.',
    z
      .array(
        z.strictObject({
          name: field('Name', 'Which form.', text(5, 70)),
          collects: field('Fields', 'Every field of the form.', text(20, 420)),
          purpose: field('Purpose', 'What the data are used for.', text(20, 420)),
          kept: field('Storage period', 'How long the data are stored, and what happens then.', text(20, 420)),
        }),
      )
      .length(MESSAGE_KINDS.length),
  ),
  wayTitle: field('Delivery heading', 'Above the text about the delivery.', text(5, 130)),
  way: field(
    'Delivery of messages',
    'The configuration of the forms determines which of the two is shown.',
    z.strictObject({
      own: field('Own server', 'When the server of this site receives the messages.', text(60, 840)),
      service: field(
        'Email service',
        'When a service receives them; {host} is replaced by its host name.',
        text(60, 840),
      ),
    }),
  ),
  deviceTitle: field('Storage heading', 'Above the data stored in the browser.', text(5, 130)),
  deviceText: field('Storage text', 'About the data stored in the browser.', text(60, 560)),
  nameLabel: label('Above the names.'),
  holdsLabel: label('Above the contents.'),
  untilLabel: label('Above the storage periods.'),
  device: field(
    'Browser storage',
    'Each key that the site uses; one that ends with a colon is a prefix.',
    z
      .array(
        z.strictObject({
          name: field('Name', 'As shown by the browser.', text(3, 30)),
          holds: field('Contents', 'What is stored.', text(10, 200)),
          until: field('Until', 'How long it is stored.', text(5, 130)),
        }),
      )
      .min(1),
  ),
  rights: field(
    'Rights',
    'The rights of visitors.',
    z.strictObject({
      title: field('Heading', 'A few words.', text(3, 70)),
      text: field('Text', 'Two or three sentences.', text(60, 700)),
      items: field('Points', 'What the law asks to be said beside it: none to eight.', z.array(titled).max(8)),
    }),
  ),
  licences: field(
    'Licences',
    'Licences of third-party work.',
    z.strictObject({
      title: field('Heading', 'A few words.', text(3, 70)),
      text: field('Text', 'One sentence.', text(20, 340)),
      link: field('Link', 'The label of the link to the list of licences.', text(3, 60)),
    }),
  ),
})
