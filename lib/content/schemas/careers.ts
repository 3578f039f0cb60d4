import { z } from 'zod'
import { besideText, filterName, picture, seo, text, titled } from './common.ts'
import { field } from './field.ts'
import { banner, closing, heading, lead } from './page-fields.ts'

const benefit = z.strictObject({
  text: field('Benefit', 'What it is.', text(4, 150)),
  amount: field('Amount', 'How much or how often: 28 days. Without it the row says included.', text(1, 24).optional()),
})

const benefits = z.strictObject({
  title: field('Heading', 'A kind of benefit.', text(3, 60)),
  items: field('Benefits', 'One to eight.', z.array(benefit).min(1).max(8)),
})

/** content/careers.yaml */
export const careers = z.strictObject({
  seo,
  hero: field('Hero', 'The first section of the page.', z.strictObject({ title: banner, lead })),
  culture: field(
    'Culture',
    'How you work, with pictures.',
    z.strictObject({
      title: heading,
      lead: field('Lead', 'Two or three sentences below the heading.', text(40, 450)),
      highlights: field('Highlights', 'Up to six.', z.array(titled).max(6)),
      photos: field('Pictures', 'Up to six pictures.', z.array(picture('careers')).max(6)),
    }),
  ),
  benefits: field(
    'Benefits',
    'What employees get.',
    z
      .strictObject({
        title: heading,
        cards: field('Cards', 'Up to six.', z.array(benefits).max(6)),
      })
      .optional(),
  ),
  openings: field(
    'Openings',
    'The list of open jobs.',
    z.strictObject({
      title: heading,
      lead: field('Lead', 'One or two sentences below the heading.', text(20, 340)),
      searchPlaceholder: field('Search placeholder', 'Shown in the empty search field.', text(3, 30)),
      departments: field(
        'Departments',
        'The filters after All. Openings must use the same names.',
        z.array(filterName).min(1).max(20),
      ),
      empty: field(
        'Nothing found',
        'Shown when no opening matches.',
        z.strictObject({
          title: field('Heading', 'That there are no results.', text(5, 110)),
          text: field('Text', 'What to do instead.', text(40, 340)),
        }),
      ),
      none: field(
        'No openings',
        'Shown instead of the list when there are no openings. Without it the section is left out.',
        z
          .strictObject({
            title: field('Heading', 'That there are no openings.', text(5, 110)),
            text: field('Text', 'What to do instead.', text(40, 340)),
          })
          .optional(),
      ),
    }),
  ),
  applicants: field(
    'For applicants',
    'Shown here and with each opening: adjustments for an interview, equal opportunities, moving.',
    z
      .strictObject({
        title: heading,
        items: field('Subjects', 'Up to eight, each with a text.', z.array(titled).min(1).max(8)),
        picture: field(
          'Picture',
          'With each opening: stands on the lower edge beside the last button, without a background.',
          besideText('call-to-action').optional(),
        ),
      })
      .optional(),
  ),
  noFit: field(
    'No suitable opening',
    'For applicants who find no suitable opening.',
    z.strictObject({
      title: field('Heading', 'The heading of the section.', text(5, 110)),
      text: field('Text', 'What happens to an application.', text(40, 450)),
      resumeLabel: field('First link', 'Opens an email to the careers address.', text(3, 40)),
      contactLabel: field('Second link', 'Opens an email to the careers address.', text(3, 80)),
    }),
  ),
  closing,
  application: field(
    'Application form',
    'The form of each opening.',
    z.strictObject({
      locations: field('Locations', 'What applicants choose from: Remote', z.array(text(2, 30)).min(1).max(12)),
      locationHint: field('Hint', 'Below the locations: which of them to choose.', text(10, 340).optional()),
      sent: field('Sent', 'What happens next; shown when an application has been sent.', text(20, 460)),
    }),
  ),
  process: field(
    'Process',
    'What happens after an application.',
    z
      .strictObject({
        title: field('Heading', 'The heading of the section.', text(5, 110)),
        steps: field('Steps', 'Up to six, in order.', z.array(titled).max(6)),
      })
      .optional(),
  ),
})
