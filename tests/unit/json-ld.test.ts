import type { JobEntry } from '@/lib/content/types.ts'
import { type JsonLd, jobPosting, serializeJsonLd, serviceData } from '@/lib/seo/json-ld.ts'
import { loadFixture } from '../fixtures/load.ts'

const content = loadFixture()
const { site, services, jobs } = content

function first<Item>(items: readonly Item[], matches: (item: Item) => boolean): Item {
  const item = items.find(matches)
  if (!item) throw new Error('The content has nothing to test with')
  return item
}

const without = (job: JobEntry, ...fields: (keyof JobEntry)[]): JobEntry =>
  Object.assign({ ...job }, ...fields.map((field) => ({ [field]: undefined })))

const hybrid = first(jobs, ({ workplace }) => workplace === 'hybrid')
const remote = first(jobs, ({ workplace }) => workplace === 'remote')

describe('a job posting', () => {
  test('of a hybrid job has the address of the office and no jobLocationType', () => {
    const posting = jobPosting(content, hybrid)
    expect(posting).not.toHaveProperty('jobLocationType')
    expect(posting).not.toHaveProperty('applicantLocationRequirements')
    const address = { addressCountry: 'US', addressLocality: 'San Francisco' }
    expect(posting).toMatchObject({ jobLocation: { address } })
  })

  test('names the first day and the employing company, where an opening says them', () => {
    const posting = jobPosting(content, { ...hybrid, start: '2027-03-01', employer: 'Wren GmbH, Berlin' })
    expect(posting).toMatchObject({
      jobStartDate: '2027-03-01',
      hiringOrganization: { name: site.brand, legalName: 'Wren GmbH, Berlin' },
    })
    const silent = jobPosting(content, without(hybrid, 'start', 'employer'))
    expect(JSON.stringify(silent)).not.toMatch(/jobStartDate|legalName/)
  })

  test('of a remote job has the countries of applicants and no jobLocation', () => {
    const posting = jobPosting(content, remote)
    expect(posting).not.toHaveProperty('jobLocation')
    expect(posting).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: remote.applicantCountries?.map((name) => ({ '@type': 'Country', name })),
    })
  })

  test('is left out where Google would refuse it, as are pay and closing date where there are none', () => {
    expect(jobPosting(content, without(hybrid, 'office'))).toBeUndefined()
    expect(jobPosting(content, { ...hybrid, office: 'atlantis' })).toBeUndefined()
    expect(jobPosting(content, without(remote, 'applicantCountries'))).toBeUndefined()
    const posting = jobPosting(content, without(hybrid, 'pay', 'closes'))
    expect(posting).toBeDefined()
    expect(posting).not.toHaveProperty('baseSalary')
    expect(posting).not.toHaveProperty('validThrough')
  })

  test('has the required fields, and is valid until the closing day has ended everywhere', () => {
    const posting = jobPosting(content, { ...hybrid, posted: '2026-11-02', closes: '2027-01-31' })
    expect(posting).toMatchObject({
      title: hybrid.title,
      datePosted: '2026-11-02',
      validThrough: '2027-01-31T23:59:59-12:00',
      employmentType: 'FULL_TIME',
      hiringOrganization: { name: 'Wrenhaus' },
      url: `https://wrenhaus.example/careers/${hybrid.slug}/`,
    })
  })

  test.each([
    ['Internship', 'INTERN'],
    ['Temporary', 'TEMPORARY'],
    ['Per diem', 'PER_DIEM'],
    ['Volunteer', 'VOLUNTEER'],
  ] as const)('%s is the type %s of Google', (type, employmentType) => {
    expect(jobPosting(content, { ...hybrid, type })).toMatchObject({ employmentType })
  })

  test('escapes HTML in its description', () => {
    const posting = jobPosting(content, { ...hybrid, requirements: ['Knows <b> & why'] })
    expect(posting?.description).toContain('<p>What we ask for</p><ul><li>Knows &lt;b&gt; &amp; why</li>')
    expect(posting?.description).toContain('<p>What you would do</p><ul><li>')
  })
})

test('a service has the URL of its page', () => {
  const service = first(services, ({ slug }) => slug === 'data-science-ai')
  const url = 'https://wrenhaus.example/services/data-science-ai/'
  expect(serviceData(site, service)).toMatchObject({ '@type': 'Service', name: service.name, url })
})

test('the compiler refuses what schema.org does not have', () => {
  // @ts-expect-error a job has no `salary`, only a `baseSalary`
  expect<JsonLd>({ '@context': 'https://schema.org', '@type': 'JobPosting', salary: '1' }).toBeDefined()
})

test('no text can end the script element that contains it', () => {
  const name = '</script><script>alert(1)</script><!--'
  const json = serializeJsonLd({ '@context': 'https://schema.org', '@type': 'Service', name })
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toHaveProperty('name', name)
})
