import { allRoutes, PAGES } from '@/lib/routes.ts'
import { loadFixture } from '../fixtures/load.ts'

const content = loadFixture()

describe('the list of routes', () => {
  const routes = allRoutes(content)

  test('has every page once', () => {
    // 6 services with 3 aliases, 12 technologies, 3 case studies, 6 jobs.
    expect(routes).toHaveLength(PAGES.length + 9 + 12 + 3 + 6)
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length)
  })

  test('does not contain jobs that have closed', () => {
    const isJob = ({ path }: { path: string }) => /^\/careers\/./.test(path)
    const staying = content.jobs.filter(({ closes }) => closes === undefined)
    expect(staying.length).toBeLessThan(content.jobs.length)
    expect(allRoutes(loadFixture('2099-06-01')).filter(isJob)).toHaveLength(staying.length)
  })
})
