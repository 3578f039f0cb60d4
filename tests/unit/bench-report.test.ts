import { exceeded, reportOf } from '../../scripts/bench/report.ts'

const good = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  fcp: 850,
  lcp: 1100,
  si: 900,
  tbt: 40,
  cls: 0.0001,
  bytes: 150_000,
}
const page = (changes: Partial<typeof good>, form: 'mobile' | 'desktop' = 'mobile') => ({
  route: '/about/',
  form,
  figures: { ...good, ...changes },
})

test.each([
  [page({}), []],
  [page({ fcp: 901 }), ['fcp']],
  [page({ seo: 99, lcp: 1201, cls: 0.01 }), ['seo', 'lcp', 'cls']],
  [page({ bytes: 205 * 1024 }), ['bytes']],
  [{ ...page({ bytes: 205 * 1024 }), route: '/' }, []],
  [page({ performance: 99, fcp: 2000 }, 'desktop'), ['performance']],
])('a page names the budgets that it exceeds: %#', (measured, names) => {
  expect(exceeded(measured)).toEqual(names)
})

test('the report tells the figures, what exceeds its budget, and the ratio to the empty page', () => {
  const weight = { script: 120_000, css: 10_240, html: 5120, fonts: 40_960, requests: 12, foreign: 0 }
  const report = reportOf({
    runs: { mobile: 3, desktop: 3 },
    machine: '2 cores',
    empty: { mobile: { ...good, fcp: 500 } },
    pages: [page({ tbt: 60 })],
    weights: [{ route: '/about/', weight }],
    navigation: 120,
    interactions: [{ name: '/ open a menu', milliseconds: 32 }],
    builds: [{ name: 'cold', cost: { seconds: 61.2, peak: 1800 } }],
    large: { eachPage: 31.4, portfolio: 1.12 },
  })
  expect(report).toContain('| /about/ | 100 / 100 / 100 / 100 | 850 | 1100 | 900 | 60 | 0.000 | 146.5 | 1.70 | tbt |')
  expect(report).toContain('| /about/ | 117.2 | 10.0 | 5.0 | 40.0 | 12 | 0 |')
  expect(report).toContain('| from a click to the new heading, prefetched | 120 | 100 | **no** |')
  expect(report).toContain('| / open a menu, at a quarter of the speed | 32 | 100 | yes |')
  expect(report).toContain('| cold | 61.2 | 1800 |')
  expect(report).toContain('| each further page of the build, ms | 31 | 25 | **no** |')
  expect(report).toContain('| first view of /portfolio/, by the real one | 1.12 | 1.3 | yes |')
})
