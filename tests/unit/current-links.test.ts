import { withCurrentLinks } from '../../scripts/seal/current-links.ts'

const PAGE = [
  '<header id="site-header" class="x"><a href="/" rel="home" class="y">Wrenhaus</a>',
  '<a href="/about/" class="y">About us</a><a class="y" href="/about/team/">Team</a><a class="y" href="/about/"><b>us</b></a>',
  '</header><main><a href="/about/">elsewhere</a></main>',
].join('')

test('the links of the navigation to the page itself are marked, no others', () => {
  const marked = withCurrentLinks(PAGE, '/about/')
  expect(marked.match(/<a[^>]*aria-current="page"[^>]*>/g)).toEqual([
    '<a aria-current="page" href="/about/" class="y">',
    '<a aria-current="page" class="y" href="/about/">',
  ])
  expect(marked.replaceAll(' aria-current="page"', '')).toBe(PAGE)
})

test('the logo is not part of the navigation, and a page without a header stays as it is', () => {
  expect(withCurrentLinks(PAGE, '/')).toBe(PAGE)
  expect(withCurrentLinks('<a href="/about/">About</a>', '/about/')).toBe('<a href="/about/">About</a>')
})
