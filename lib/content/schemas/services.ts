import { z } from 'zod'
import { parseDuration } from '../../timeline.ts'
import { besideText, floor, paragraphs, picture, reference, seo, slug, text, titled } from './common.ts'
import { field } from './field.ts'
import { heroLayout } from './hero.ts'
import { points } from './points.ts'

function isInOrder(time: string): boolean {
  const { min, max } = parseDuration(time) ?? { min: 0, max: 0 }
  return min <= max
}

/** A symbol such as € or US$, a code, or what Europeans write for their crowns and others. */
const CURRENCY = String.raw`(?:[A-Z]{0,3}\p{Sc}|[A-Z]{3}(?!\p{L})|(?:kr|Kč|zł|Ft|lei|Rs)(?!\p{L})\.?)`
const AMOUNT = String.raw`(\d(?:[\d.,’'\s]*\d)?)\s?([km]?)(?![.,’'\s]?\d)`
/** Two amounts of money. What has other words and no currency beside it, as in "£900 - 2 weeks", is none. */
const RANGE = new RegExp(
  String.raw`${AMOUNT}\s*${CURRENCY}?\s*(?:to|[-–—])\s*(?:${CURRENCY}\s*${AMOUNT}|${AMOUNT}(?=\s*(?:$|[^\p{L}\d%\s]|an?\b|per\b|${CURRENCY})))`,
  'iu',
)

/** Without the signs between thousands. */
const amountOf = (text: string) => Number(text.replace(/[.,’'\s](?=\d{3}(?!\d))/g, '').replace(',', '.'))

const THOUSANDS: Readonly<Record<string, number>> = { k: 1e3, m: 1e6 }

function isAscending(price: string): boolean {
  const [, from, unitOfFrom = '', ...rest] = RANGE.exec(price) ?? []
  const [to, unitOfTo = ''] = rest.filter((part) => part !== undefined)
  // In "70 to 90k" both are thousands.
  if (!from || !to || (unitOfFrom === '') !== (unitOfTo === '')) return true
  const inFull = (amount: string, unit: string) => amountOf(amount) * (THOUSANDS[unit.toLowerCase()] ?? 1)
  return inFull(from, unitOfFrom) <= inFull(to, unitOfTo)
}

const step = z.strictObject({
  title: field('Step', 'A few words.', text(3, 70)),
  text: field('Text', 'What happens in this step.', text(20, 450)),
  time: field(
    'Duration',
    'How long it takes, if you can say: 2 weeks, or 2 to 4 weeks',
    text(3, 30)
      .refine((time) => isInOrder(time), { error: 'the shorter duration before the longer: 2 to 4 weeks' })
      .optional(),
  ),
})

const intro = paragraphs(1, 4)

const proof = z.strictObject({
  figure: field('Figure', 'One measured figure: 1.1 s', text(1, 12)),
  before: field(
    'Before',
    'The same figure before the work, if it was measured. The two are drawn as bars if they are numbers without separators and with the same unit, currency or %, or durations in s, min, h and days: 4.8 s',
    text(1, 12).optional(),
  ),
  label: field('What it measures', 'The words beside the figure.', text(10, 170)),
  text: field('Story', 'How the figure came about.', text(60, 590)),
  project: field('Project', 'The project that proves it.', reference('projects')),
})

const costs = z.strictObject({
  items: field(
    'Prices',
    'One to four: a first step, a typical project, a team by the month.',
    z
      .array(
        z.strictObject({
          title: field('What', 'What the price is for: A typical first release', text(3, 70)),
          price: field(
            'Price',
            'An amount or a range: £70,000 to £90,000',
            text(2, 40).refine(isAscending, { error: 'the lower amount before the higher: £70,000 to £90,000' }),
          ),
        }),
      )
      .min(1)
      .max(4),
  ),
  note: field('Note', 'Tax, currency, and what the prices depend on.', text(20, 240).optional()),
})

const alias = z.strictObject({
  slug: field('Address', 'The last part of the address: ferry-timetables', slug),
  name: field('Name', 'As in links: Ferry timetables', text(2, 50)),
  headline: field('Headline', 'The heading of its page.', text(15, 120)),
  summary: field('Summary', 'What a client gets, of what the service includes.', text(60, 360)),
  intro: field('Introduction', 'In place of that of the service; one paragraph each.', intro.optional()),
  picture: field('Picture', 'In place of that of the service.', picture('services').optional()),
  proof: field('Proof', 'In place of that of the service: one measured result of one project.', proof.optional()),
  seo,
})

/** content/services/*.yaml: one of the sections of /services/. */
export const service = z.strictObject({
  order: field('Position', 'The position in the list of services; each number must be unique.', z.int().min(1)),
  name: field('Name', 'Short, as in menus: Ferry timetables', text(2, 50)),
  headline: field('Headline', 'The heading of the section and of its page: a realistic promise.', text(15, 120)),
  summary: field('Summary', 'Two sentences: what a client gets, and in how long.', text(60, 360)),
  aliases: field(
    'Aliases',
    'Further ids on /services/ and pages, with this service as their canonical page.',
    z.array(alias).max(3),
  ),
  floor: field('Background', 'The background colour of the section.', floor),
  hero: heroLayout,
  picture: field('Picture', 'The picture of the service, with an optional night variant.', picture('services')),
  sectionPicture: field(
    'Picture of the section',
    'On the page of all services. Without one, the picture of the service is shown there too.',
    picture('services').optional(),
  ),
  intro: field('Introduction', 'Who it is for and how it is done; one paragraph each.', intro),
  // /services/ shows the first three.
  included: field('What is included', 'What a client gets.', points),
  steps: field(
    'Steps',
    'One to eight steps in order. The timeline is drawn when all of them have a duration.',
    z.array(step).min(1).max(8),
  ),
  deliverables: field(
    'What is handed over',
    'One to twelve things that are handed over at the end. Without it there is no such section.',
    z.array(text(10, 200)).min(1).max(12).optional(),
  ),
  costs: field('Costs', 'What it usually costs, below what is handed over.', costs.optional()),
  proof: field(
    'Proof',
    'One measured result of one project. Leave it out, and its section with it, if nothing was measured.',
    proof.optional(),
  ),
  projects: field(
    'Projects',
    'Up to six further projects, without the one of the proof.',
    z.array(reference('projects')).max(6),
  ),
  technologies: field(
    'Technologies',
    'Up to twelve technology pages to link to.',
    z.array(reference('technologies')).max(12),
  ),
  closing: field(
    'Call to action',
    'The section at the end of the page: the first step, and how long it takes.',
    titled,
  ),
  closingPicture: field(
    'Closing picture',
    'Beside the call to action. Without one, that of all services is shown.',
    besideText('call-to-action').optional(),
  ),
  contactSubject: field('Subject', 'The prefilled subject of the contact form: A web project', text(5, 100)),
  seo,
})
