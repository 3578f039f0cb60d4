import { fireEvent, render, screen } from '@testing-library/react'
import { PageLinks } from '@/components/layout/page-links'
import { Link } from '@/components/ui/link'

const router = { push: jest.fn(), prefetch: jest.fn() }
let pathname = '/about/'
jest.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => pathname }))

/** jsdom goes nowhere, and says so in the console unless somebody prevents it, after all that is tested. */
const stay = (event: Event) => event.preventDefault()
beforeAll(() => window.addEventListener('click', stay))
afterAll(() => window.removeEventListener('click', stay))

beforeEach(() => {
  jest.clearAllMocks()
  pathname = '/about/'
  window.history.replaceState(null, '', pathname)
})

const PLAIN = { button: 0 }

async function press(link: React.ReactNode, how: MouseEventInit = PLAIN) {
  render(
    <>
      {link}
      <PageLinks />
    </>,
  )
  fireEvent.click(screen.getByText('there'), how)
  // The page's whole style sheets come first.
  await new Promise((resolve) => setTimeout(resolve))
  return router.push.mock.calls.map(([href]) => href)
}

const HOST = 'http://localhost'

test.each([
  ['a page', '/services/', `${HOST}/services/`],
  ['a page with a query', '/contact/?subject=A%20house', `${HOST}/contact/?subject=A%20house`],
  ['a place on another page', '/#projects', `${HOST}/#projects`],
  ['the page that is open', '/about/', `${HOST}/about/`],
])('a click on a link to %s is followed by the router', async (_, href, followed) => {
  expect(await press(<Link href={href}>there</Link>)).toEqual([followed])
})

test('so is one on something inside a link, and one that names its own window', async () => {
  const inside = (
    <Link href="/services/" target="_self">
      <b>there</b>
    </Link>
  )
  expect(await press(inside)).toEqual([`${HOST}/services/`])
})

test.each([
  ['a place on the same page', { href: '#main' }],
  ['a file', { href: '/licences.txt' }],
  ['a mail program', { href: 'mailto:hello@wrenhaus.example' }],
  ['another site', { href: 'https://example.com/' }],
  ['another window', { href: '/services/', target: '_blank' }],
  ['a download', { href: '/services/', download: '' }],
  ['a page that is to load anew', { href: '/services/', 'data-anew': '' }],
])('a link to %s is left to the browser', async (_, attributes) => {
  expect(await press(<Link {...attributes}>there</Link>)).toEqual([])
})

test('so are a link inside a drawing, and what is no link', async () => {
  const drawing = (
    <svg aria-hidden="true">
      <a href="/services/">
        <text>there</text>
      </a>
    </svg>
  )
  expect(await press(drawing)).toEqual([])
  fireEvent.click(document.body)
  expect(router.push).not.toHaveBeenCalled()
})

test.each([
  ['Ctrl', { ctrlKey: true }],
  ['Command', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
  ['another button', { button: 1 }],
])('a click with %s is left to the browser', async (_, how) => {
  expect(await press(<Link href="/services/">there</Link>, how)).toEqual([])
})

test('a click that a component has prevented is not followed', async () => {
  const link = (
    <Link href="/services/" onClick={(event) => event.preventDefault()}>
      there
    </Link>
  )
  expect(await press(link)).toEqual([])
})

test('a page is fetched when a pointer or the focus comes to its link, the one that is open is not', () => {
  render(
    <>
      <Link href="/services/">services</Link>
      <Link href="/about/#team">team</Link>
      <PageLinks />
    </>,
  )
  fireEvent.pointerOver(screen.getByText('services'))
  fireEvent.focusIn(screen.getByText('services'))
  fireEvent.pointerOver(screen.getByText('team'))
  expect(router.prefetch.mock.calls).toEqual([['/services/'], ['/services/']])
})

test('the navigation marks the page that is open, and the logo never', () => {
  const site = (
    <>
      <header id="site-header">
        <Link href="/" rel="home">
          Wrenhaus
        </Link>
        <Link href="/about/">About us</Link>
        <Link href="/contact/">Contact</Link>
      </header>
      <Link href="/about/">elsewhere</Link>
      <PageLinks />
    </>
  )
  const marked = () => screen.queryAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)
  const { rerender } = render(site)
  expect(marked()).toEqual(['About us'])
  pathname = '/contact/'
  rerender(<div>{site}</div>)
  expect(marked()).toEqual(['Contact'])
  pathname = '/'
  rerender(site)
  expect(marked()).toEqual([])
})

test('the style sheets of which a page had but a part are fetched once, waited for, and hold when the page changes', async () => {
  const sheet = document.head.appendChild(document.createElement('link'))
  sheet.rel = 'stylesheet'
  sheet.setAttribute('disabled', '')
  let there = 0
  await jest.isolateModulesAsync(async () => {
    const { applyStyles, fetchStyles } = await import('@/components/layout/whole-styles')
    for (let call = 0; call < 2; call++)
      void fetchStyles()
        .then(() => there++)
        .then(applyStyles)
  })
  await new Promise((resolve) => setTimeout(resolve))
  expect(sheet.disabled).toBe(false)
  expect(sheet.media).toBe('not all')
  expect(there).toBe(0)
  fireEvent.load(sheet)
  await new Promise((resolve) => setTimeout(resolve))
  expect(there).toBe(2)
  expect(sheet.media).toBe('all')
  sheet.remove()
})
