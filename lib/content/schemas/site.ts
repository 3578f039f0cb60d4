import { z } from 'zod'
import { colour, day, email, picture, slug, text } from './common.ts'
import { field } from './field.ts'

const office = z.strictObject({
  id: field('Id', 'The name that openings use: new-york', slug),
  city: field('City', 'As in an address.', text(2, 30)),
  country: field('Country', 'Its English name.', text(2, 30)),
  countryCode: field(
    'Country code',
    'Two capital letters: PK',
    z.string().regex(/^[A-Z]{2}$/, { error: 'a country code of two letters' }),
  ),
  town: field('Town', 'In the address, where it is not the city: Brooklyn', text(2, 30).optional()),
  region: field('Region', 'State or province, where addresses have one.', text(2, 30).optional()),
  street: field('Street', 'Street and number.', text(5, 60)),
  postalCode: field('Postal code', 'As the country writes it.', text(3, 12)),
  headOffice: field('Head office', 'Its address stands in the footer; one office only.', z.boolean()),
  opened: field('Opened', 'The year.', z.int().min(1990).max(2100)),
  note: field('Note', 'One true sentence about the place.', text(20, 230)),
  picture: field('Picture', 'The house.', picture('about/offices')),
})

const claim = z.strictObject({
  value: field('Value', 'The number as it is shown: 500+', text(1, 12)),
  figure: field('Figure', 'In digits, where the value is a word and stands large: 5', text(1, 12).optional()),
  label: field('Label', 'What it counts: Happy Clients', text(3, 40)),
  checked: field('Checked', 'The day on which somebody last made sure of it.', day.optional()),
})

/** content/site.yaml: the facts of the agency, each stated once. */
export const site = z.strictObject({
  brand: field('Name', 'The name of the agency.', text(2, 30)),
  url: field(
    'Address of the site',
    'With https:// and without a slash at the end.',
    z
      .url({ protocol: /^https$/, error: 'the address of the site, with https://' })
      .refine((url) => !url.endsWith('/'), { error: 'no slash at the end' }),
  ),
  tagline: field('Tagline', 'One sentence, in the footer.', text(20, 200)),
  description: field('Description', 'The agency in one or two sentences, for search engines.', text(60, 160)),
  // What stands in the code (buttons, messages of the forms) is English, and so are dates and numbers.
  language: field('Language', 'Of all pages.', z.literal('en')),
  locale: field('Locale', 'Language and country, for shared links.', z.literal('en_GB')),
  founded: field('Founded', 'The year.', z.int().min(1990).max(2100)),
  emails: field(
    'Mail addresses',
    'Where visitors and applicants write to.',
    z.strictObject({
      general: field('General', 'For inquiries.', email),
      careers: field('Careers', 'For applications.', email),
    }),
  ),
  themeColour: field(
    'Grounds',
    'The colour of the page in both themes, for the frame of the browser; as in app/tokens.css.',
    z.strictObject({
      light: field('By day', 'The light ground.', colour),
      dark: field('By night', 'The dark ground.', colour),
    }),
  ),
  offices: field('Offices', 'One to twelve, in the order in which they opened.', z.array(office).min(1).max(12)),
  claims: field(
    'Claims',
    'Every number that the site claims, once; write {claim:name} in a text to use its value.',
    z.record(slug, claim).meta({
      nameOfEach: ['Name in texts', 'The name in {claim:name}: lower-case words joined by hyphens.'],
    }),
  ),
  facts: field(
    'Facts',
    'What more than one text says, once; write {fact:name} in a text to use it, {fact:founded} or {fact:london-opened} for a year.',
    z
      .record(slug, z.strictObject({ value: field('Value', 'As the texts say it: one working day', text(1, 60)) }))
      .optional()
      .meta({
        nameOfEach: ['Name in texts', 'The name in {fact:name}: lower-case words joined by hyphens.'],
      }),
  ),
})

export type Site = z.infer<typeof site>
