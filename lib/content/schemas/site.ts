import { z } from 'zod'
import { withoutInvisible } from '../../plain-text.ts'
import { normalSiteUrl } from './address.ts'
import { colour, day, decoration, email, pastYear, picture, slug, text } from './common.ts'
import { field } from './field.ts'
import { legal, phone, profile } from './legal.ts'
import { redirects } from './redirects.ts'

const office = z.strictObject({
  id: field('Id', 'Used by openings: new-york', slug),
  city: field('City', 'As in an address.', text(1, 40)),
  country: field('Country', 'Its English name.', text(2, 60)),
  countryCode: field(
    'Country code',
    'Two capital letters: PK',
    // That it is the code of the country is checked with the address.
    z.string(),
  ),
  town: field('Town', 'If it differs from the city: Brooklyn', text(1, 40).optional()),
  region: field('Region', 'State or province, if addresses have one.', text(1, 40).optional()),
  street: field('Street', 'Street and number.', text(2, 100)),
  postalCode: field('Postal code', 'In the format of the country, if it has any.', text(3, 12).optional()),
  headOffice: field(
    'Head office',
    'Its address is shown in the footer. Only one office can be the head office.',
    z.boolean(),
  ),
  opened: field('Opened', 'The year in which it opened.', pastYear),
  note: field('Note', 'One sentence about the office.', text(20, 230).optional()),
  picture: field('Picture', 'The building.', picture('about/offices', { shape: 'portrait' }).optional()),
})

const claim = z.strictObject({
  value: field('Value', 'The number as it is shown: 500+', text(1, 12)),
  figure: field('Figure', 'The value in digits, if it is a word: 5', text(1, 12).optional()),
  label: field('Label', 'What it counts: Happy Clients', text(3, 40)),
  note: field(
    'Note',
    'Whom it holds for, below the label in the hero of Home: for products we look after',
    text(3, 60).optional(),
  ),
  checked: field('Checked', 'The date on which it was last checked.', day.optional()),
})

/** lib/colours derives the others. Backgrounds are named as in the other files: `floor: sky`. */
const colours = field(
  'Colours',
  'The colours of the brand. Lines, cards, secondary texts and the whole dark theme are derived from them.',
  z.strictObject({
    paper: field('Paper', 'The background of pages, nearly white.', colour),
    ink: field('Ink', 'Texts, and the darkest background.', colour),
    accent: field('Accent', 'Links and emphasised words; readable on the paper.', colour),
    coral: field('Coral: main', 'The main buttons and the mark; also a background.', colour),
    teal: field('Teal: second', 'A background, and the ring around what has the keyboard focus.', colour),
    marigold: field('Marigold: bright', 'A background, marked text, and lamps.', colour),
    sky: field('Sky: pale', 'Fills; the background of this name is lighter.', colour),
    plum: field('Plum: deep', 'A background, and code.', colour),
  }),
)

/** content/site.yaml */
export const site = z.strictObject({
  brand: field(
    'Name',
    'The name of the agency.',
    text(2, 30).refine((name) => name === withoutInvisible(name), {
      error: 'a name without characters that nobody sees',
    }),
  ),
  url: field(
    'Address of the site',
    'With https:// and without a slash at the end. It may have a path: https://name.github.io/repository',
    z.string().superRefine((text, context) => {
      const normal = normalSiteUrl(text)
      if (text === normal) return
      const hint = normal
        ? ` in the form ${normal}`
        : `, with https://, and in its path only letters, digits, ".", "_", "~" and "-"`
      context.addIssue({ code: 'custom', message: `the address of the site${hint}` })
    }),
  ),
  tagline: field('Tagline', 'One sentence, in the footer.', text(20, 200)),
  description: field('Description', 'The agency in one or two sentences, for search engines.', text(60, 160)),
  // Texts in the code, dates and numbers are English.
  language: field('Language', 'The language of all pages.', z.literal('en')),
  founded: field('Founded', 'The year in which the agency was founded.', pastYear),
  emails: field(
    'Email addresses',
    'For visitors and applicants.',
    z.strictObject({
      general: field('General', 'For enquiries.', email),
      careers: field('Careers', 'For applications.', email),
    }),
  ),
  phone: field('Phone', 'In the footer and on the contact page: +44 20 7946 0000', phone.optional()),
  profiles: field('Profiles', 'Up to eight pages of the agency elsewhere.', z.array(profile).max(8).optional()),
  legal: field('Legal facts', 'With these there is an imprint.', legal.optional()),
  colours,
  lamp: field(
    'Lamp',
    'In the dark theme, at the upper edge of lit paper. Four times as wide as high; what is between its outer quarters is stretched.',
    decoration('lamps').optional(),
  ),
  offices: field('Offices', 'One to twelve, in the order in which they opened.', z.array(office).min(1).max(12)),
  redirects,
  claims: field(
    'Claims',
    'Every number that the site states; write {claim:name} in a text to use its value.',
    z.record(slug, claim).meta({
      nameOfEach: ['Name in texts', 'The name in {claim:name}: lower-case words joined by hyphens.'],
    }),
  ),
  facts: field(
    'Facts',
    'Values that several texts use as {fact:name}. {fact:brand} is the name, {fact:careers-email} an address, {fact:founded} and {fact:bergen-opened} are years, with the id of the office.',
    z
      .record(slug, z.strictObject({ value: field('Value', 'As used in texts: one working day', text(1, 60)) }))
      .optional()
      .meta({
        nameOfEach: ['Name in texts', 'The name in {fact:name}: lower-case words joined by hyphens.'],
      }),
  ),
  kept: field(
    'Kept',
    'Of the sample agency, what you have read and keep: accessibility.yaml, a field of it (home.yaml stack.title), pictures/points/, pictures/home/house.',
    z.array(text(3, 120)).max(200).optional(),
  ),
})

export type Site = z.infer<typeof site>
