import { readdirSync } from 'node:fs'
import { loadFixture } from '../fixtures/load.ts'
import { FIXTURE_CONTENT } from '../fixtures/site.ts'

const content = loadFixture()
const { testimonials, jobs, projects, apps, toolbox, careers, portfolioPage, site } = content

test('there are as many entries of each kind as in the specification', () => {
  expect([content.services, content.technologies, projects, jobs, testimonials, apps].map((all) => all.length)).toEqual(
    [6, 12, 22, 6, 8, 2],
  )
  // Including "All".
  expect(1 + careers.openings.departments.length).toBe(7)
  expect(1 + portfolioPage.categories.length).toBe(4)
})

test('entries are sorted by order or id, and have the slug of their file', () => {
  expect(projects.map(({ order }) => order)).toEqual(projects.map(({ order }) => order).sort((a, b) => a - b))
  expect(testimonials.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(jobs.map(({ slug }) => `${slug}.yaml`).sort()).toEqual(readdirSync(`${FIXTURE_CONTENT}/jobs`).sort())
})

test('claims are inserted into texts, and dates stay strings', () => {
  expect(JSON.stringify(content)).not.toContain('{claim:')
  expect(content.home.hero.lead).toContain(site.claims['team-members']?.value)
  expect(content.home.hero.badge).toBe('Trusted by 500+ companies worldwide')
  for (const { posted } of jobs) expect(posted).toMatch(/^\d{4}-\d\d-\d\d$/)
})

test('the jobs are those of the specification', () => {
  expect(
    jobs.map(({ id, title, department, location, type, experience }) =>
      [id, title, department, location, type, experience].join(' · '),
    ),
  ).toEqual([
    '1 · Senior React Developer · Engineering · San Francisco, CA (Hybrid) · Full-time · 5+ years',
    '2 · UX/UI Designer · Design · Remote · Full-time · 3+ years',
    '3 · DevOps Engineer · DevOps · London, UK (On-site) · Full-time · 4+ years',
    '4 · Data Scientist · Data Science · Remote · Full-time · 3+ years',
    '5 · Quality Assurance Engineer · QA · Berlin, Germany (Hybrid) · Full-time · 2+ years',
    '6 · Product Manager · Product · New York, NY (Hybrid) · Full-time · 4+ years',
  ])
})

test('the projects have the categories, tags, tools and case studies of the specification', () => {
  for (const { title, category, tags, stack } of projects) {
    expect(['Website Development', 'App Development']).toEqual(expect.arrayContaining(category))
    expect([title, tags[1]]).toEqual([title, 'Quality Assurance Engineer'])
    expect(['Web App Development', 'Mobile App Development']).toContain(tags[0])
    for (const tool of stack) expect(toolbox[tool]?.name).toMatch(/\S/)
  }
  const stories = projects.filter(({ caseStudy }) => caseStudy).map(({ slug }) => slug)
  expect(stories.sort()).toEqual(['cyber-guardians', 'iamadesigner', 'takenote'])
})

test('the projects are about what the specification names', () => {
  expect(projects.map(({ subject }) => subject).sort()).toEqual([
    ...[
      'art gallery',
      'charity foundation',
      'chauffeur service',
      'cryptocurrency',
      'cryptocurrency (mobile)',
      'dating',
    ],
    ...['designer portfolios', 'digital payments', 'gift cards', 'hotel', 'lavender products', 'marketing agency'],
    ...['matchmaking', 'money transfer', 'money transfer', 'real-estate investment', 'remittance app'],
    ...['security training', 'shawl retail', 'speech-to-text transcription', 'train ticket booking'],
    'window manufacturing',
  ])
})
