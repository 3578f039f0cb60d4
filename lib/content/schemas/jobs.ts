import { z } from 'zod'
import { day, nameOf, paragraphs, picture, reference, seo, text } from './common.ts'
import { field } from './field.ts'

/** More than a year's pay in any currency. */
const amount = z.number().positive().max(1e12)

const pay = z.strictObject({
  currency: field(
    'Currency',
    'As a code of three letters: EUR',
    // That it is in use is checked with the day of the build.
    z.string().regex(/^[A-Z]{3}$/, {
      error: ({ input }) =>
        `the code of a currency, such as ${/^[a-z]{3}$/i.test(String(input)) ? String(input).toUpperCase() : 'EUR'}`,
    }),
  ),
  min: field('From', 'A number, without separators: 60000 or 12.50', amount),
  max: field('To', 'At least the number above; leave it out if there is no limit.', amount.optional()),
  unit: field('Per', 'The period of the pay.', z.enum(['YEAR', 'MONTH', 'WEEK', 'DAY', 'HOUR'])),
})

const terms = text(5, 200).optional()

/** The types that Google documents for job postings, but OTHER. */
const TYPES = ['Full-time', 'Part-time', 'Contract', 'Temporary', 'Internship', 'Volunteer', 'Per diem'] as const

/** content/jobs/*.yaml: one opening. */
export const job = z.strictObject({
  id: field('Position', 'The position in the list of openings; each number must be unique.', z.int().min(1)),
  title: field('Title', 'As applicants search for it: Senior Rust Developer', text(3, 80)),
  department: field('Department', 'The filter that the opening belongs to.', nameOf('departments')),
  location: field('Location', 'As shown: San Francisco, CA (Hybrid)', text(3, 60)),
  workplace: field(
    'Workplace',
    'Where the work is done. On-site and hybrid jobs name an office; remote jobs name none.',
    z.enum(['on-site', 'hybrid', 'remote']),
  ),
  office: field('Office', 'The office where the work is done; not for remote jobs.', reference('offices').optional()),
  applicantCountries: field(
    'Countries',
    'English names of the countries that a remote applicant may live in.',
    z.array(text(2, 60)).min(1).optional(),
  ),
  type: field('Type', 'How the job is employed.', z.enum(TYPES)),
  contract: field('Contract', 'How long it lasts, probation, notice: Permanent, six months of probation', terms),
  start: field('Start', 'The first day of work; leave it out if it is up to the applicant.', day.optional()),
  employer: field('Employer', 'The company that employs, with its legal form: Fjord GmbH, Berlin', terms),
  readers: field('Readers', 'Who reads the applications: the head of design and one designer', terms),
  experience: field('Experience', 'In years: 5+ years', text(2, 20)),
  description: field(
    'Description',
    'Two or three sentences on the card; the search covers this text and the title.',
    text(80, 560),
  ),
  picture: field(
    'Picture',
    'At the top of the page of the opening: people at its work.',
    picture('careers', { minWidth: 900 }).optional(),
  ),
  about: field(
    'About the job',
    'The full description on the page of the opening; one paragraph each.',
    paragraphs(1, 6),
  ),
  responsibilities: field('Responsibilities', 'One to twelve, each a sentence.', z.array(text(15, 250)).min(1).max(12)),
  requirements: field(
    'Requirements',
    'One to twelve; also say what is not required.',
    z.array(text(10, 250)).min(1).max(12),
  ),
  pay: field('Pay', 'A range; openings without one get fewer applications.', pay.optional()),
  posted: field('Posted', 'The date of publication.', day),
  closes: field('Closes', 'The last day; the opening is not shown after it.', day.optional()),
  seo,
})

export type Job = z.infer<typeof job>
