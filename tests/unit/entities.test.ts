import { loadContent } from '@/lib/content/load.ts'

const { testimonials, jobs, projects, apps, toolbox } = loadContent('content', '2026-11-21')

test('there are eight testimonials, each with id, name, position, image and quote', () => {
  expect(testimonials.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  for (const { name, position, picture, quote } of testimonials) {
    for (const text of [name, position, picture.file, picture.alt, quote]) expect(text).toMatch(/\S/)
  }
  expect(new Set(testimonials.map(({ name }) => name)).size).toBe(8)
})

test('the six openings are those of the specification', () => {
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
  for (const { description, requirements } of jobs) {
    expect(description).toMatch(/\S/)
    expect(requirements.length).toBeGreaterThanOrEqual(4)
  }
})

test('the projects have the categories, tags and icons of the specification', () => {
  expect(projects).toHaveLength(22)
  for (const { title, category, tags, stack } of projects) {
    expect(['Website Development', 'App Development']).toEqual(expect.arrayContaining(category))
    expect([title, tags[1]]).toEqual([title, 'Quality Assurance Engineer'])
    expect(['Web App Development', 'Mobile App Development']).toContain(tags[0])
    for (const tool of stack) expect(toolbox[tool]?.name).toMatch(/\S/)
  }
})

test('the projects are about the subjects of the specification', () => {
  const subjects = projects.map(({ subject }) => subject.toLowerCase())
  const wanted: [RegExp, number][] = [
    [/security training/, 1],
    [/speech-to-text|transcription/, 1],
    [/designer portfolio/, 1],
    [/window/, 1],
    [/shawl/, 1],
    [/gift card/, 1],
    [/real[- ]estate/, 1],
    [/digital payment/, 1],
    [/money transfer/, 2],
    [/chauffeur/, 1],
    [/lavender/, 1],
    [/art gallery/, 1],
    [/hotel/, 1],
    [/charity/, 1],
    [/marketing agency/, 1],
    [/cryptocurrency/, 2],
    [/dating/, 1],
    [/train ticket/, 1],
    [/remittance/, 1],
    [/matchmaking/, 1],
  ]
  expect(wanted.reduce((sum, [, count]) => sum + count, 0)).toBe(22)
  for (const [subject, count] of wanted) {
    expect([String(subject), subjects.filter((text) => subject.test(text)).length]).toEqual([String(subject), count])
  }
})

test('the cryptocurrency is one for the web and one for phones', () => {
  const crypto = projects.filter(({ subject }) => /cryptocurrency/i.test(subject))
  expect(crypto.flatMap(({ category }) => category).sort()).toEqual(['App Development', 'Website Development'])
})

test('three projects have a record of their own', () => {
  const slugs = projects.filter(({ caseStudy }) => caseStudy).map(({ slug }) => slug)
  expect(slugs.sort()).toEqual(['cyber-guardians', 'iamadesigner', 'takenote'])
})

test('two apps have name, description, image, features, rating, downloads and colour', () => {
  expect(apps.map(({ id }) => id)).toEqual([1, 2])
  expect(apps.map(({ description }) => /VPN app|AI image generator/.test(description))).toEqual([true, true])
  for (const { name, picture, features, rating, downloads, colour } of apps) {
    for (const text of [name, picture.file, downloads, colour]) expect(text).toMatch(/\S/)
    expect(features.length).toBeGreaterThanOrEqual(4)
    expect(rating).toBeGreaterThan(4)
  }
})
