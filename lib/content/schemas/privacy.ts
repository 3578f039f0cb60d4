import { z } from 'zod'
import { seo, text, titled } from './common.ts'
import { field } from './field.ts'

const label = (help: string) => field('Label', help, text(2, 60))

/** content/privacy.yaml. Tests hold it to the truth: what it says of cookies, storage and other sites is measured. */
export const privacy = z.strictObject({
  seo,
  title: field('Headline', 'The heading of the page.', text(5, 130)),
  lead: field('Lead', 'Two or three sentences at the top of the page.', text(60, 560)),
  zeros: field(
    'Figures',
    'What the site does not have: none to four.',
    z
      .array(
        z.strictObject({
          value: field('Figure', 'The figure: 0.', text(1, 6)),
          label: field('Label', 'What is counted.', text(3, 60)),
        }),
      )
      .max(4),
  ),
  formsTitle: field('Forms heading', 'Above the forms.', text(5, 130)),
  collectsLabel: label('Before what a form asks.'),
  purposeLabel: label('Before what it is for.'),
  keptLabel: label('Before how long it is kept.'),
  forms: field(
    'Forms',
    // As many as the site has: the contact form and the application.
    'The two forms of the site.',
    z
      .array(
        z.strictObject({
          name: field('Name', 'Which form.', text(5, 70)),
          collects: field('Asks', 'Every field of the form.', text(20, 420)),
          purpose: field('Purpose', 'What it is used for.', text(20, 420)),
          kept: field('Kept', 'For how long, and what happens then.', text(20, 420)),
        }),
      )
      .length(2),
  ),
  wayTitle: field('Way heading', 'Above the way of a message.', text(5, 130)),
  way: field(
    'Way of a message',
    'Which of the two is shown follows from the configuration of the messages.',
    z.strictObject({
      own: field('Own server', 'When the server of this site takes the messages.', text(60, 840)),
      service: field('E-mail service', 'When a service does; {host} becomes its name.', text(60, 840)),
    }),
  ),
  deviceTitle: field('Browser heading', 'Above what stays in the browser.', text(5, 130)),
  deviceText: field('Browser text', 'What that means.', text(60, 560)),
  nameLabel: label('Above the names.'),
  holdsLabel: label('Above what they hold.'),
  untilLabel: label('Above how long they stay.'),
  device: field(
    'Kept in the browser',
    'Each name under which the site keeps something; one with a colon stands for all that begin so.',
    z
      .array(
        z.strictObject({
          name: field('Name', 'As the browser shows it.', text(3, 30)),
          holds: field('Holds', 'What is kept.', text(10, 200)),
          until: field('Until', 'How long it stays.', text(5, 130)),
        }),
      )
      .min(1),
  ),
  rights: field(
    'Rights',
    'What visitors may ask for.',
    z.strictObject({
      title: field('Heading', 'A few words.', text(3, 70)),
      text: field('Text', 'Two or three sentences.', text(60, 700)),
      items: field('Points', 'What the law asks to be said beside it: none to eight.', z.array(titled).max(8)),
    }),
  ),
  licences: field(
    'Licences',
    'Of what others made.',
    z.strictObject({
      title: field('Heading', 'A few words.', text(3, 70)),
      text: field('Text', 'One sentence.', text(20, 340)),
      link: field('Link', 'To the list of licences.', text(3, 60)),
    }),
  ),
})
