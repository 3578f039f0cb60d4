import { job as jobSchema } from '@/lib/content/schemas/jobs.ts'
import type { JobEntry } from '@/lib/content/types.ts'
import { formatPay } from '@/lib/format-pay.ts'
import { creativeWork, type JsonLd, jobPosting, organizationAndWebsite, serializeJsonLd } from '@/lib/seo/json-ld.ts'
import { loadFixture } from '../fixtures/load.ts'

const content = loadFixture()
const [{ site }, [hybrid]] = [content, content.jobs]
if (hybrid?.workplace !== 'hybrid') throw new Error('The fixture has no hybrid job')

const without = (job: JobEntry, ...fields: (keyof JobEntry)[]): JobEntry =>
  Object.assign({ ...job }, ...fields.map((field) => ({ [field]: undefined })))
const applicantCountries = ['Denmark', 'Poland']
const remote: JobEntry = { ...without(hybrid, 'office'), workplace: 'remote', applicantCountries }

test('a job posting has what Google requires, the first day and the company, and is valid to the end of the last day', () => {
  const dated = { ...hybrid, closes: '2027-01-31', start: '2027-03-01', employer: 'Søn GmbH, Berlin' }
  expect(jobPosting(content, dated)).toMatchObject({
    title: hybrid.title,
    datePosted: hybrid.posted,
    validThrough: '2027-01-31T23:59:59-12:00',
    employmentType: 'FULL_TIME',
    jobStartDate: '2027-03-01',
    hiringOrganization: { name: site.brand, legalName: 'Søn GmbH, Berlin' },
    url: `${site.url}/careers/${hybrid.slug}/`,
  })
})

test('that of a hybrid job has the address of the office, that of a remote one TELECOMMUTE and countries', () => {
  const [near, far] = [hybrid, remote].map((job) => jobPosting(content, job))
  expect(near).toMatchObject({ jobLocation: { address: { addressCountry: 'DK', postalCode: '8000' } } })
  expect(JSON.stringify(near)).not.toMatch(/jobLocationType|applicantLocationRequirements/)
  const countries = applicantCountries.map((name) => ({ '@type': 'Country', name }))
  expect(far).toMatchObject({ jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: countries })
  expect(far).not.toHaveProperty('jobLocation')
})

test('it is left out where Google would refuse it, as is each property that has no value', () => {
  expect(jobPosting(content, without(hybrid, 'office'))).toBeUndefined()
  expect(jobPosting(content, { ...hybrid, office: 'atlantis' })).toBeUndefined()
  expect(jobPosting(content, without(remote, 'applicantCountries'))).toBeUndefined()
  const bare = jobPosting(content, without(hybrid, 'pay', 'closes', 'start', 'employer'))
  expect(bare).toBeDefined()
  expect(JSON.stringify(bare)).not.toMatch(/baseSalary|validThrough|jobStartDate|legalName/)
  const works = content.projects.map((project) => creativeWork(site, { ...project, links: [] }))
  expect(JSON.stringify([organizationAndWebsite({ ...site, profiles: [] }), ...works])).not.toContain('sameAs')
})

test('it escapes HTML in its description', () => {
  const posting = jobPosting(content, { ...hybrid, requirements: ['Knows <b> & why'] })
  expect(posting?.description).toContain('</p><ul><li>Knows &lt;b&gt; &amp; why</li></ul>')
})

test.each([
  ['GBP', 60000, 75000, 'YEAR', 'a year: £60,000 to 75,000', { minValue: 60000, maxValue: 75000 }],
  ['GBP', 60000, 60000, 'YEAR', 'a year: £60,000', { value: 60000 }],
  ['EUR', 12.5, 15, 'HOUR', 'an hour: €12.50 to 15.00', { minValue: 12.5, maxValue: 15 }],
  ['INR', 1200000, undefined, 'MONTH', 'a month: from INR\u00a01,200,000', { minValue: 1200000 }],
  ['KWD', 250.125, undefined, 'WEEK', 'a week: from KWD\u00a0250.125', { minValue: 250.125 }],
])('pay in %s from %d to %s per %s is shown as "%s" and as %j', (currency, min, max, unit, text, value) => {
  const pay = jobSchema.shape.pay.parse({ currency, min, max, unit })
  if (!pay) throw new Error('The schema took the pay away')
  expect(formatPay({ pay })?.join(': ')).toBe(`Pay ${text}`)
  const posting = JSON.parse(JSON.stringify(jobPosting(content, { ...hybrid, pay })))
  const expected = { '@type': 'QuantitativeValue', unitText: unit, ...value }
  expect(posting.baseSalary).toEqual({ '@type': 'MonetaryAmount', currency, value: expected })
})

test('no text can end the script element that contains it, and nothing is hidden in it', () => {
  const name = '</script>\u00ad<script>alert(1)</script><!--'
  const json = serializeJsonLd({ '@context': 'https://schema.org', '@type': 'Service', name } satisfies JsonLd)
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toHaveProperty('name', name.replace('\u00ad', ''))
})
