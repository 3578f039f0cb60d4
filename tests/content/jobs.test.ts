import { loadContent } from '@/lib/content/load.ts'
import { at, copyContent, expectProblem, TODAY } from './content-copy.ts'

const JOB = 'jobs/devops-engineer.yaml'

describe('jobs', () => {
  test('work in a place needs the office', () => {
    const copy = copyContent()
    copy.edit(JOB, /^office: .*\n/m, '')
    expect(copy.problems()).toEqual([
      at(JOB, 2, 'office  expected an office, because the workplace is on-site, got nothing'),
    ])
  })

  test('remote work has none', () => {
    const copy = copyContent()
    copy.edit(JOB, /^workplace: .*$/m, 'workplace: remote')
    expectProblem(copy, JOB, 'office:', 'office  expected no office, because the workplace is remote, got "london"')
  })

  test('a country that is none', () => {
    const copy = copyContent()
    copy.edit('jobs/data-scientist.yaml', /^applicantCountries: .*$/m, 'applicantCountries: [Pakistn]')
    expectProblem(
      copy,
      'jobs/data-scientist.yaml',
      'Pakistn',
      'applicantCountries.0  expected the English name of a country, got "Pakistn"; did you mean "Pakistan"?',
    )
  })

  test('pay the wrong way round', () => {
    const copy = copyContent()
    copy.edit(JOB, /^pay: .*$/m, 'pay: { currency: GBP, min: 90000, max: 60000, unit: YEAR }')
    expectProblem(
      copy,
      JOB,
      'pay:',
      'pay.max  expected a number of at least 90000, which is pay.min, got the number 60000',
    )
  })

  test('an opening that has closed is not loaded, and no link may lead to it', () => {
    const copy = copyContent()
    copy.edit(JOB, /^posted: .*$/m, 'posted: 2026-01-01')
    copy.edit(JOB, /^closes: .*$/m, 'closes: 2026-11-20')
    const slugs = (day: string) => loadContent(copy.root, day).jobs.map(({ slug }) => slug)
    expect(slugs('2026-11-20')).toContain('devops-engineer')
    expect(slugs(TODAY)).not.toContain('devops-engineer')
    expect(slugs(TODAY)).toHaveLength(5)
    copy.edit('navigation.yaml', 'href: /careers/ }', 'href: /careers/devops-engineer/ }')
    expectProblem(
      copy,
      'navigation.yaml',
      '/careers/devops-engineer/',
      'more.1.href  expected the address of a page of the site, got "/careers/devops-engineer/"',
    )
  })
})
