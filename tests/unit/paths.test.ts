import * as paths from '@/lib/paths.ts'

test('every page ends with a slash, and parts are put in between', () => {
  const { home, services, portfolio, careers, about, contact, ourApps } = paths
  const pages = [
    ...[home, services, portfolio, careers, about, contact, ourApps],
    paths.service('web-development'),
    paths.project('takenote'),
    paths.job('devops-engineer'),
    paths.technology('react-native'),
  ]
  for (const page of pages) expect(page).toMatch(/^\/([a-z-]+\/){0,2}$/)
  expect(paths.technology('react-native')).toBe('/tech/react-native/')
})

test('anchors and queries come after the slash', () => {
  expect(paths.projects).toBe('/#projects')
  expect(paths.serviceAnchor('machine-learning')).toBe('/services/#machine-learning')
  expect(paths.apply('devops-engineer')).toBe('/careers/#apply-devops-engineer')
  expect(paths.portfolioCategory('Website Development')).toBe('/portfolio/?category=Website%20Development')
})

test('what a visitor may read in a link cannot change where it leads', () => {
  expect(paths.contactAbout('Web & apps? #1')).toBe('/contact/?subject=Web%20%26%20apps%3F%20%231')
  expect(paths.mail('hello@wrenhaus.example')).toBe('mailto:hello@wrenhaus.example')
  expect(paths.mail('hello@wrenhaus.example', 'My resume & a question')).toBe(
    'mailto:hello@wrenhaus.example?subject=My%20resume%20%26%20a%20question',
  )
})
