import { z } from 'zod'
import { ALL, listingSlug } from '../../portfolio.ts'
import { link, name, picture, seo, text, titled } from './common.ts'
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

const call = {
  text: field('Text', 'One or two sentences.', text(40, 340)),
  action: field('Button', 'Where it leads.', link),
}

/** content/services-page.yaml */
export const servicesPage = z.strictObject({
  seo,
  title: field('Headline', 'The heading of the page.', text(5, 110)),
  lead,
  closing,
})

/** content/technologies-page.yaml: what the technology pages share. */
export const technologiesPage = z.strictObject({
  closing: field(
    'Ending',
    'The call at the end of each technology page.',
    z.strictObject({
      title: field('Heading', '{project} stands for what a client asks for: React project.', text(5, 110)),
      text: field('Text', 'What happens when somebody follows it. {tool} stands for the tool.', text(40, 340)),
      actionLabel: field('Button', 'Its label.', text(3, 40)),
    }),
  ),
})

/** The pages of a large portfolio have the category in their address, and All has `page-2` in its own. */
const category = name
  .refine((words) => words !== ALL, { error: 'another name than All, which is there by itself' })
  .refine((words) => /^(?!page-\d+$)[a-z0-9]/.test(listingSlug(words, 1) ?? ''), {
    error: 'a name with Latin letters or digits in it, and not the name of a page',
  })

/** content/portfolio-page.yaml */
export const portfolioPage = z.strictObject({
  seo,
  title: banner,
  lead,
  categories: field(
    'Categories',
    'The filters behind All, in their order. Projects name them word for word.',
    z.array(category).min(1).max(8),
  ),
  tags: field(
    'Tags',
    'What projects may have for tags.',
    z
      .array(
        z.strictObject({
          label: field('Tag', 'Projects name it word for word.', name),
          icon: field('Icon', 'The drawing before it.', z.enum(['web', 'mobile', 'quality']).optional()),
        }),
      )
      .max(20),
  ),
  shared: field(
    'Of several categories',
    'Said below the projects of one category about those that belong to another one, too.',
    z.strictObject({
      one: field('One', 'When it is one project.', text(10, 90)),
      many: field(
        'Several',
        'When there are more; {count} stands for their number.',
        text(10, 90).refine((words) => words.includes('{count}'), { error: 'a text with {count} in it' }),
      ),
    }),
  ),
  empty: field(
    'Nothing found',
    'Shown under a category without projects.',
    z.strictObject({
      title: field('Heading', 'What is not there.', text(5, 80)),
      text: field('Text', 'Where to look instead.', text(40, 450)),
      action: field('Button', 'Where it leads.', link),
    }),
  ),
  join: field('Join', 'A call for applicants.', z.strictObject({ title: heading, ...call })),
  discuss: field('Discuss', 'A call for clients.', z.strictObject({ title: heading, ...call })),
})

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

/** content/our-apps.yaml */
export const ourApps = z.strictObject({
  seo,
  title: field('Heading', 'The heading of the page, set large.', text(3, 30)),
  lead,
  why: field(
    'Reasons',
    'Why somebody should choose the apps.',
    z.strictObject({
      title: heading,
      items: field('Points', 'None to six.', z.array(titled).max(6)),
    }),
  ),
})

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

/** content/not-found.yaml */
export const notFound = z.strictObject({
  seo,
  title: field('Headline', 'The heading of the page.', text(5, 80)),
  text: field('Text', 'What may have happened.', text(40, 340)),
  project: field(
    'Unknown project',
    'Shown in place of the text above at unknown addresses of the portfolio.',
    z.strictObject({
      title: field('Headline', 'The heading of the page there.', text(3, 60)),
      text: field('Text', 'Where the projects are.', text(20, 340)),
      back: field('Link', 'The way back to the projects; on each story, too.', text(3, 40)),
    }),
  ),
  picture: field('Picture', 'The empty room.', picture('not-found')),
  suggestions: field('Suggestions', 'The heading above the nearest pages.', text(5, 80)),
})
