import * as paths from '@/lib/url-paths.ts'

test('anchors and queries follow the trailing slash', () => {
  expect(paths.serviceAnchor('machine-learning')).toBe('/services/#machine-learning')
  expect(paths.portfolioCategory('Website Development')).toBe('/portfolio/?category=Website%20Development')
})

test('parameters are escaped', () => {
  expect(paths.contactAbout('Web & apps? #1')).toBe('/contact/?subject=Web%20%26%20apps%3F%20%231')
  expect(paths.mail('hello@wrenhaus.example')).toBe('mailto:hello@wrenhaus.example')
  expect(paths.mail('a@wrenhaus.example', 'My resume & I')).toBe(
    'mailto:a@wrenhaus.example?subject=My%20resume%20%26%20I',
  )
})
