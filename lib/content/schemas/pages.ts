import { z } from 'zod'
import { link, picture, seo, text, titled } from './common.ts'
import { field } from './field.ts'
import { CATEGORIES } from './projects.ts'

/** A heading that the specification gives word for word. */
export const fixed = <Words extends string>(words: Words) =>
  field('Heading', 'Given by the specification; cannot be changed.', z.literal(words))

export const lead = field('Lead', 'Two or three sentences at the top of the page.', text(60, 320))

/** A call at the end of a page, with one button. */
export const closing = field(
  'Ending',
  'The call at the end of the page.',
  z.strictObject({
    title: field('Heading', 'A call to act.', text(5, 90)),
    text: field('Text', 'What happens when somebody follows it.', text(40, 240)),
    action: field('Button', 'Where it leads.', link),
  }),
)

const call = {
  text: field('Text', 'One or two sentences.', text(40, 240)),
  action: field('Button', 'Where it leads.', link),
}

/** content/services-page.yaml */
export const servicesPage = z.strictObject({
  seo,
  title: field('Headline', 'The heading of the page.', text(5, 90)),
  lead,
  closing,
})

/** content/technologies-page.yaml: what the technology pages share. */
export const technologiesPage = z.strictObject({
  closing: field(
    'Ending',
    'The call at the end of each technology page.',
    z.strictObject({
      title: field('Heading', '{project} stands for what a client asks for: React project.', text(5, 90)),
      text: field('Text', 'What happens when somebody follows it. {tool} stands for the tool.', text(40, 240)),
      actionLabel: field('Button', 'Its label.', text(3, 40)),
    }),
  ),
})

/** content/portfolio-page.yaml */
export const portfolioPage = z.strictObject({
  seo,
  title: fixed('Portfolio'),
  lead,
  filters: field(
    'Filters',
    'Given by the specification; cannot be changed.',
    z.tuple([z.literal('All'), z.literal(CATEGORIES[0]), z.literal(CATEGORIES[1]), z.literal('UI/UX Designs')]),
  ),
  empty: field(
    'Nothing found',
    'Shown under UI/UX Designs.',
    z.strictObject({
      title: field('Heading', 'What is not there.', text(5, 80)),
      text: field('Text', 'Where to look instead.', text(40, 320)),
      action: field('Button', 'Where it leads.', link),
    }),
  ),
  join: field('Join', 'A call for applicants.', z.strictObject({ title: fixed('Join Our Team'), ...call })),
  discuss: field(
    'Discuss',
    'A call for clients.',
    z.strictObject({ title: fixed('Ready to discuss your project?'), ...call }),
  ),
})

/** content/contact.yaml */
export const contact = z.strictObject({
  seo,
  title: field('Headline', 'The heading of the page.', text(5, 90)),
  lead: field('Lead', 'Two or three sentences at the top of the page.', text(40, 320)),
  picture: field('Picture', 'Beside the headline: where the letter goes.', picture('contact')),
  info: field(
    'Beside the form',
    'Addresses, and what happens after a message.',
    z.strictObject({
      title: field('Heading', 'Above the addresses.', text(3, 60)),
      generalLabel: field('Address label', 'Above the mail address.', text(3, 40)),
      generalText: field('Address text', 'What it is for.', text(20, 200)),
      next: field('What happens next', 'Three steps after a message.', z.array(titled).length(3)),
    }),
  ),
  form: field(
    'Form',
    'The contact form.',
    z.strictObject({
      title: fixed('Send Us a Message'),
      note: field('Note', 'What is required, and what becomes of the message.', text(20, 240)),
    }),
  ),
})

/** content/our-apps.yaml */
export const ourApps = z.strictObject({
  seo,
  title: fixed('Our Apps'),
  lead,
  why: field(
    'Reasons',
    'Why somebody should choose the apps.',
    z.strictObject({
      title: fixed('Why Choose Our Apps?'),
      items: field('Points', 'Security First, Lightning Fast, Global Reach.', z.array(titled).length(3)),
    }),
  ),
})

const accessibilityCheck = z.strictObject({
  title: field('Title', 'What kind of check.', text(3, 50)),
  text: field('Text', 'What is looked at, and what must hold.', text(40, 320)),
  with: field('With', 'The tools.', text(3, 60)),
})

/** content/accessibility.yaml */
export const accessibility = z.strictObject({
  seo,
  title: field('Headline', 'The heading of the page.', text(5, 60)),
  lead,
  aim: field('Aim', 'The standard that the site is held to.', titled),
  checks: field(
    'Checks',
    'What is tested. Say nothing here that no test does.',
    z.strictObject({
      title: field('Heading', 'Above the checks.', text(5, 60)),
      items: field('Checks', 'Three to eight.', z.array(accessibilityCheck).min(3).max(8)),
    }),
  ),
  limits: field(
    'Limits',
    'What is known to be missing.',
    z.strictObject({
      title: field('Heading', 'Above the limits.', text(5, 60)),
      items: field('Limits', 'One to eight.', z.array(titled).min(1).max(8)),
    }),
  ),
  report: field(
    'Report',
    'How to tell us; the general mail address stands beside it.',
    z.strictObject({
      title: field('Heading', 'An invitation.', text(5, 60)),
      text: field('Text', 'What to write.', text(40, 320)),
      label: field('Button', 'Opens a mail.', text(3, 40)),
    }),
  ),
})

/** content/not-found.yaml */
export const notFound = z.strictObject({
  seo,
  title: field('Headline', 'The heading of the page.', text(5, 80)),
  text: field('Text', 'What may have happened.', text(40, 240)),
  project: field(
    'Unknown project',
    'Shown in place of the text above at unknown addresses of the portfolio.',
    z.strictObject({
      title: fixed('Project not found'),
      text: field('Text', 'Where the projects are.', text(20, 240)),
      back: field('Link', 'Given by the specification; cannot be changed.', z.literal('Back to Projects')),
    }),
  ),
  picture: field('Picture', 'The empty room.', picture('not-found')),
  suggestions: field('Suggestions', 'The heading above the nearest pages.', text(5, 60)),
})
