import { readdirSync } from 'node:fs'
import { inspectContent, loadContent } from '@/lib/content/load.ts'
import { formatProblem } from '@/lib/content/problem.ts'
import { TODAY } from './content-copy.ts'

test('the content of the site is valid, and no picture is left over', () => {
  const { problems, warnings } = inspectContent('content', TODAY)
  expect(problems.map(formatProblem)).toEqual([])
  expect(warnings.map(formatProblem)).toEqual([])
})

describe('the loaded content', () => {
  const content = loadContent('content', TODAY)

  test('has everything that the specification counts', () => {
    expect(content.services).toHaveLength(6)
    expect(content.technologies).toHaveLength(12)
    expect(content.projects).toHaveLength(22)
    expect(content.projects.filter(({ caseStudy }) => caseStudy)).toHaveLength(3)
    expect(content.jobs).toHaveLength(6)
    expect(content.testimonials).toHaveLength(8)
    expect(content.apps.length).toBeGreaterThan(0)
    expect(content.apps).toHaveLength(readdirSync('content/apps').length)
  })

  test('stands in the order that the files give', () => {
    const orders = content.projects.map(({ order }) => order)
    expect(orders).toEqual([...orders].sort((a, b) => a - b))
    const ids = content.jobs.map(({ id }) => id)
    expect(ids).toEqual([...ids].sort((a, b) => a - b))
  })

  test('carries the name of each file as its slug', () => {
    expect(content.jobs.map(({ slug }) => `${slug}.yaml`).sort()).toEqual(readdirSync('content/jobs').sort())
  })

  test('has the value of a claim where a text names it', () => {
    expect(JSON.stringify(content)).not.toContain('{claim:')
    expect(content.home.hero.lead).toContain(content.site.claims['team-members']?.value)
  })

  test('keeps days as text', () => {
    for (const { posted } of content.jobs) expect(posted).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  test('says on its badge what the claim says', () => {
    const trusted = content.site.claims['trusted-by']
    expect(content.home.hero.badge.toLowerCase()).toContain(`${trusted?.value} ${trusted?.label}`.toLowerCase())
  })
})
