import { waitFor } from '@testing-library/react'
import { keepTitle } from '@/components/layout/keep-title'

let end = () => {}

/** What the router does: the page and its head, which may come later. */
function show(heading: string, title?: string) {
  for (const old of document.head.querySelectorAll('title.router')) old.remove()
  document.body.innerHTML = `<main><h1>${heading}</h1></main>`
  if (title) document.head.insertAdjacentHTML('afterbegin', `<title class="router">${title}</title>`)
}

beforeEach(() => {
  show('A house that people like', 'About Us | Wrenhaus')
  end = keepTitle()
})
afterEach(() => end())

test('a page that comes before its head has the title that it had before', async () => {
  show('Six things we do', 'Services | Wrenhaus')
  await waitFor(() => expect(document.title).toBe('Services | Wrenhaus'))
  show('A house that people like')
  expect(document.title).toBe('')
  await waitFor(() => expect(document.title).toBe('About Us | Wrenhaus'))
})

test('one that is seen for the first time has its heading, and one title once its own has come', async () => {
  show('Tell us what you are planning')
  await waitFor(() => expect(document.title).toBe('Tell us what you are planning'))
  show('Tell us what you are planning', 'Contact Us | Wrenhaus')
  await waitFor(() => expect(document.head.querySelectorAll('title')).toHaveLength(1))
  expect(document.title).toBe('Contact Us | Wrenhaus')
})
