import { at, copyContent, expectProblem } from './content-copy.ts'

describe('titles and descriptions', () => {
  test('are unique', () => {
    const copy = copyContent()
    copy.edit('about.yaml', /^seo:\n {2}title: .*$/m, 'seo:\n  title: Wrens at work')
    copy.edit('contact.yaml', /^seo:\n {2}title: .*$/m, 'seo:\n  title: Wrens at Work')
    expectProblem(
      copy,
      'contact.yaml',
      'Wrens at Work',
      `seo.title  expected a title that no other page has, got "Wrens at Work", as in content/about.yaml:${copy.line('about.yaml', 'Wrens at work')}`,
    )
  })

  test('leave room for the brand', () => {
    const copy = copyContent()
    copy.edit('site.yaml', /^brand: .*$/m, 'brand: The House of the Small Wren')
    copy.edit('about.yaml', /^seo:\n {2}title: .*$/m, 'seo:\n  title: Where we come from and why we are still here')
    expect(copy.problems()).toContain(
      at(
        'about.yaml',
        copy.line('about.yaml', 'Where we come from'),
        'seo.title  expected a title of at most 35 characters beside the brand, got 44: "Where we come from and why we are still here"',
      ),
    )
  })
})

describe('links', () => {
  test.each([
    ['/abuot/', 'the address of a page of the site, got "/abuot/"; did you mean "/about/"?'],
    ['/services', 'the address of a page of the site, got "/services"; did you mean "/services/"?'],
    ['/blog/', 'the address of a page of the site, got "/blog/"'],
    [
      '/services/#web-developmet',
      'an id that is on /services/, got "/services/#web-developmet"; did you mean "/services/#web-development"?',
    ],
    ['/#project', 'an id that is on /, got "/#project"; did you mean "/#projects"?'],
  ])('%s', (href, told) => {
    const copy = copyContent()
    copy.edit('navigation.yaml', /^action: .*$/m, `action: { label: Go, href: ${href} }`)
    expectProblem(copy, 'navigation.yaml', 'action:', `action.href  expected ${told}`)
  })

  test.each([
    '/#projects',
    '/services/#seo-optimization',
    '/services/machine-learning/',
    '/portfolio/takenote/',
    '/tech/react/',
    '/contact/?subject=Hello',
    '/privacy/',
    'mailto:hello@wrenhaus.example',
    'https://example.com/',
  ])('%s is fine', (href) => {
    const copy = copyContent()
    copy.edit('navigation.yaml', /^action: .*$/m, `action: { label: Go, href: '${href}' }`)
    expect(copy.problems()).toEqual([])
  })

  test('the anchor of a card on the home page', () => {
    const copy = copyContent()
    copy.edit('home.yaml', 'anchor: machine-learning', 'anchor: machine-lerning')
    expectProblem(
      copy,
      'home.yaml',
      'machine-lerning',
      'services.cards.2.anchor  expected the id of a section on /services/, or one of its aliases, got "machine-lerning"; did you mean "machine-learning"?',
    )
  })
})
