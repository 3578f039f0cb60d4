import { z } from 'zod'
import { picture, seo, text, titled } from './common.ts'
import { field } from './field.ts'
import { lead } from './page-fields.ts'

const accessibilityCheck = z.strictObject({
  title: field('Title', 'What kind of check.', text(3, 70)),
  text: field('Text', 'What is checked, and the expected result.', text(40, 460)),
  with: field('Tools', 'The tools that are used.', text(3, 90)),
})

/** content/accessibility.yaml */
export const accessibility = z.strictObject({
  seo,
  title: field('Headline', 'The heading of the page.', text(5, 80)),
  lead,
  picture: field('Picture', 'Shown beside the headline.', picture('accessibility').optional()),
  aim: field('Aim', 'The accessibility standard of the site.', titled),
  checks: field(
    'Checks',
    'What is tested. List only checks that exist.',
    z.strictObject({
      title: field('Heading', 'Above the checks.', text(5, 80)),
      items: field('Checks', 'One to twelve.', z.array(accessibilityCheck).min(1).max(12)),
    }),
  ),
  limits: field(
    'Limits',
    'Known limitations.',
    z.strictObject({
      title: field('Heading', 'Above the limits.', text(5, 80)),
      items: field('Limits', 'Up to twelve.', z.array(titled).max(12)),
    }),
  ),
  report: field(
    'Report',
    'How to report a problem; the general email address is shown beside it.',
    z.strictObject({
      title: field('Heading', 'The heading of the section.', text(5, 80)),
      text: field('Text', 'What a report should contain.', text(40, 450)),
      label: field('Button', 'The label of the button that opens an email.', text(3, 40)),
    }),
  ),
})
