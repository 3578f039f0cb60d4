import { z } from 'zod'
import { seo, text, titled } from './common.ts'
import { field } from './field.ts'
import { lead } from './page-fields.ts'

const accessibilityCheck = z.strictObject({
  title: field('Title', 'What kind of check.', text(3, 70)),
  text: field('Text', 'What is looked at, and what must hold.', text(40, 460)),
  with: field('With', 'The tools.', text(3, 90)),
})

/** content/accessibility.yaml */
export const accessibility = z.strictObject({
  seo,
  title: field('Headline', 'The heading of the page.', text(5, 80)),
  lead,
  aim: field('Aim', 'The standard that the site is held to.', titled),
  checks: field(
    'Checks',
    'What is tested. Say nothing here that no test does.',
    z.strictObject({
      title: field('Heading', 'Above the checks.', text(5, 80)),
      items: field('Checks', 'One to twelve.', z.array(accessibilityCheck).min(1).max(12)),
    }),
  ),
  limits: field(
    'Limits',
    'What is known to be missing.',
    z.strictObject({
      title: field('Heading', 'Above the limits.', text(5, 80)),
      items: field('Limits', 'None to twelve.', z.array(titled).max(12)),
    }),
  ),
  report: field(
    'Report',
    'How to tell us; the general mail address stands beside it.',
    z.strictObject({
      title: field('Heading', 'An invitation.', text(5, 80)),
      text: field('Text', 'What to write.', text(40, 450)),
      label: field('Button', 'Opens a mail.', text(3, 40)),
    }),
  ),
})
