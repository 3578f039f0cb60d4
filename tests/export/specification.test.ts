import { loadContent } from '../../lib/content/load.ts'
import { TODAY } from '../fixtures/load.ts'
import { isUnchangedSample, specification } from '../fixtures/specification.ts'
import { asTyped, needExport, pageAt } from './exported-pages.ts'

needExport()

const { titles, home, services, exactly, contained, counts, links, jobs, subjects } = specification
const rowsOf = <Value>(pages: Record<string, Record<string, Value>>) =>
  Object.entries(pages).flatMap(([route, rows]) =>
    Object.entries(rows).map(([selector, value]) => [route, selector, value] as const),
  )

const describeSample = isUnchangedSample() ? describe : describe.skip
const reason = isUnchangedSample() ? '' : ' (skipped, because a file of content/ is not that of the sample)'

describeSample(`the sample is the agency of the specification${reason}`, () => {
  test.each(Object.entries(titles))('%s is called %s', (route, title) => {
    expect(pageAt(route).text('title')).toBe(`${title} | Wrenhaus`)
  })

  test.each(rowsOf(exactly))('%s, %s: %j', (route, selector, texts) => {
    expect(pageAt(route).texts(selector)).toEqual(texts)
  })

  test.each(rowsOf(contained))('%s, %s: %j somewhere', (route, selector, texts) => {
    expect(texts.filter((text) => !pageAt(route).text(selector).includes(text))).toEqual([])
  })

  test.each(rowsOf(counts))('%s, %s: %i times', (route, selector, count) => {
    expect(pageAt(route).all(selector).length).toBe(count)
  })

  test.each(rowsOf(links))('%s, %s: the links %j', (route, within, expected) => {
    const found = pageAt(route)
      .all(within)
      .flatMap((element) => element.querySelectorAll('a[href]'))
    const named = found.map((link) => {
      const name = link.getAttribute('aria-label') ?? asTyped(link.text).replace(/^←|→$/g, '')
      return [name, link.getAttribute('href')]
    })
    expect(named).toEqual(expect.arrayContaining(Object.entries(expected)))
  })

  test('the sections of Home and of the services are there, each service also as a page', () => {
    const ids = pageAt('/').all('main h2[id]')
    expect(ids.map(({ id }) => id.replace('-title', ''))).toEqual(home)
    for (const slug of services) {
      expect([slug, pageAt('/services/').all(`[id="${slug}"]`).length]).toEqual([slug, 1])
      expect(pageAt(`/services/${slug}/`).all('main h1').length).toBe(1)
    }
  })

  const technologies = Object.keys(titles).filter((route) => route.startsWith('/tech/'))
  test.each(technologies)('%s has four to six cards and "Why Choose …?" with its points', (route) => {
    const page = pageAt(route)
    expect([4, 5, 6]).toContain(page.all('[aria-labelledby=services-title] h3').length)
    expect(page.text('#why-title')).toMatch(/^Why Choose .+\?$/)
    // Figma has three points without numbers, all others four with them.
    const numbers = ['h3', 'ol'].map((name) => page.all(`[aria-labelledby=why-title] ${name}`).length)
    expect(numbers).toEqual(route === '/tech/figma/' ? [3, 0] : [4, 1])
  })

  test('the jobs, the projects and what stands for an unknown one are those of the specification', () => {
    const content = loadContent('content', TODAY)
    const facts = content.jobs.map(({ id, title, department, location, type, experience }) =>
      [id, title, department, location, type, experience].join(' · '),
    )
    expect(facts).toEqual(jobs)
    expect(content.notFound.project).toMatchObject({ title: 'Project not found', back: 'Back to Projects' })
    expect(content.careers.application.locations).toEqual(['Remote', 'Lahore'])
    expect(content.projects.map(({ subject }) => subject).sort()).toEqual(subjects)
    for (const { title, category, tags } of content.projects) {
      expect(['Website Development', 'App Development']).toEqual(expect.arrayContaining(category))
      expect([title, tags]).toEqual([title, [expect.stringMatching(/^(Web|Mobile) App/), 'Quality Assurance Engineer']])
    }
  })
})
