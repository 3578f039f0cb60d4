import type { JobEntry } from '@/lib/content/types.ts'
import {
  breadcrumbs,
  creativeWork,
  type JsonLd,
  jobPosting,
  offices,
  organizationAndWebsite,
  serializeJsonLd,
  serviceData,
} from '@/lib/seo/json-ld.ts'
import { loadFixture } from '../fixtures/load.ts'

const { site, services, projects, jobs } = loadFixture()

function first<Item>(items: readonly Item[], matches: (item: Item) => boolean): Item {
  const item = items.find(matches)
  if (!item) throw new Error('The content has nothing to test with')
  return item
}

/** An opening without one of its fields. */
function without(job: JobEntry, field: keyof JobEntry): JobEntry {
  const copy = { ...job }
  delete copy[field]
  return copy
}

const hybrid = first(jobs, ({ workplace }) => workplace === 'hybrid')
const remote = first(jobs, ({ workplace }) => workplace === 'remote')

describe('a job posting', () => {
  test('of a hybrid job names the office and is not TELECOMMUTE', () => {
    const posting = jobPosting(site, hybrid)
    expect(posting).not.toHaveProperty('jobLocationType')
    expect(posting).not.toHaveProperty('applicantLocationRequirements')
    expect(posting).toHaveProperty('jobLocation.address.addressCountry', 'US')
    expect(posting).toHaveProperty('jobLocation.address.addressLocality', 'San Francisco')
  })

  test('of a remote job says where applicants may live, and no place', () => {
    const posting = jobPosting(site, remote)
    expect(posting).toHaveProperty('jobLocationType', 'TELECOMMUTE')
    expect(posting).not.toHaveProperty('jobLocation')
    expect(posting).toHaveProperty(
      'applicantLocationRequirements',
      remote.applicantCountries?.map((name) => ({ '@type': 'Country', name })),
    )
  })

  test('is left out where Google would refuse it', () => {
    expect(jobPosting(site, without(hybrid, 'office'))).toBeUndefined()
    expect(jobPosting(site, { ...hybrid, office: 'atlantis' })).toBeUndefined()
    expect(jobPosting(site, without(remote, 'applicantCountries'))).toBeUndefined()
  })

  test('leaves out pay and closing date where there are none', () => {
    const posting = jobPosting(site, without(without(hybrid, 'pay'), 'closes'))
    expect(posting).toBeDefined()
    expect(posting).not.toHaveProperty('baseSalary')
    expect(posting).not.toHaveProperty('validThrough')
  })

  test('closes at the end of its last day', () => {
    expect(jobPosting(site, { ...hybrid, closes: '2027-01-31' })).toHaveProperty('validThrough', '2027-01-31T23:59:59Z')
  })

  test.each(jobs)('has all that is required: $slug', (job) => {
    const posting = jobPosting(site, job)
    for (const field of ['description', 'datePosted', 'hiringOrganization', 'url'] as const)
      expect(posting?.[field]).toBeTruthy()
    expect(posting?.jobLocation ?? posting?.jobLocationType).toBeTruthy()
    expect(posting).toMatchObject({ title: job.title, employmentType: 'FULL_TIME' })
  })

  test('writes its description as HTML in which no text is a tag', () => {
    const posting = jobPosting(site, { ...hybrid, requirements: ['Knows <b> & why'] })
    expect(posting?.description).toContain('<li>Knows &lt;b&gt; &amp; why</li>')
  })
})

describe('other structured data', () => {
  test('names the agency and its site, and its five offices where their addresses are', () => {
    const graph = organizationAndWebsite(site)['@graph']
    expect(graph).toMatchObject([
      { '@type': 'Organization', name: 'Wrenhaus', url: 'https://wrenhaus.example/', email: site.emails.general },
      { '@type': 'WebSite', publisher: { '@id': 'https://wrenhaus.example/#organization' } },
    ])
    expect(offices(site)).toMatchObject({ '@id': 'https://wrenhaus.example/#organization' })
    expect(offices(site)).toHaveProperty('location.length', 5)
  })

  test('counts the way down from Home', () => {
    const trail = [
      { name: 'Services', path: '/services/' },
      { name: 'Web development', path: '/services/web-development/' },
    ]
    expect(breadcrumbs(site, trail).itemListElement).toMatchObject([
      { position: 1, name: 'Wrenhaus', item: 'https://wrenhaus.example/' },
      { position: 2, name: 'Services', item: 'https://wrenhaus.example/services/' },
      { position: 3, name: 'Web development', item: 'https://wrenhaus.example/services/web-development/' },
    ])
  })

  test('describes a service under its own address', () => {
    const service = first(services, ({ slug }) => slug === 'data-science-ai')
    expect(serviceData(site, service)).toMatchObject({
      '@type': 'Service',
      name: service.name,
      url: 'https://wrenhaus.example/services/data-science-ai/',
    })
  })

  test('is a creative work for a case study and nothing for a card', () => {
    expect(
      creativeWork(
        site,
        first(projects, ({ caseStudy }) => Boolean(caseStudy)),
      ),
    ).toMatchObject({
      '@type': 'CreativeWork',
    })
    expect(
      creativeWork(
        site,
        first(projects, ({ caseStudy }) => !caseStudy),
      ),
    ).toBeUndefined()
  })
})

test('the compiler refuses what schema.org does not have', () => {
  // @ts-expect-error a job has no `salary`, only a `baseSalary`
  expect<JsonLd>({ '@context': 'https://schema.org', '@type': 'JobPosting', salary: '1' }).toBeDefined()
})

test('no text can end the script element that carries it', () => {
  const name = '</script><script>alert(1)</script><!--'
  const json = serializeJsonLd({ '@context': 'https://schema.org', '@type': 'Service', name })
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toHaveProperty('name', name)
})
