import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ContactForm } from '@/components/forms/contact-form'
import { send } from '@/lib/messages/send'

jest.mock('@/lib/messages/send', () => ({ send: jest.fn() }))
const sendMock = jest.mocked(send)

const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`))
const button = (name: string) => screen.getByText(name, { selector: 'button, button *' })

function setup() {
  const { unmount } = render(<ContactForm labelledBy="title" mailAddress="hello@wrenhaus.example" />)
  return { user: userEvent.setup({ delay: null }), unmount }
}

type User = ReturnType<typeof setup>['user']

async function fillIn(user: User) {
  const values = {
    Name: 'Ada Lovelace',
    Email: 'ada@example.org',
    Subject: 'An engine',
    Message: 'It weaves patterns.',
  }
  for (const [name, value] of Object.entries(values)) {
    // user-event does not notice that a form was reset.
    await user.clear(field(name))
    await user.click(field(name))
    await user.paste(value)
  }
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/contact/')
  document.title = 'Contact Us | Wrenhaus'
  // Passes the spam check.
  jest.spyOn(performance, 'now').mockReturnValue(60_000)
  sendMock.mockReset().mockResolvedValue({ outcome: 'delivered' })
})
afterEach(() => jest.restoreAllMocks())

test('marks required fields in their labels and hides the honeypot', () => {
  setup()
  for (const name of ['Name', 'Email', 'Subject', 'Message']) {
    expect(field(name)).toBeRequired()
    expect(screen.getByText(name, { selector: 'label' })).toHaveTextContent(`${name}*`)
  }
  for (const name of ['Phone', 'Company']) expect(field(name)).not.toBeRequired()
  expect(screen.getByText('Phone', { selector: 'label' })).toHaveTextContent(/^Phone$/)
  expect(screen.queryByRole('textbox', { name: /Leave this empty/ })).not.toBeInTheDocument()
  expect(document.querySelector('[name=website]')).toHaveAttribute('tabindex', '-1')
})

test('shows missing fields at each field, in a summary and in the page title', async () => {
  const { user } = setup()
  await user.click(button('Send message'))
  const errors = [
    ['Name', 'Please enter your name'],
    ['Email', 'Please enter a valid email address'],
    ['Subject', 'Please enter a subject'],
    ['Message', 'Please enter your message'],
  ] as const
  for (const [name, text] of errors) {
    expect(field(name)).toBeInvalid()
    expect(field(name)).toHaveAccessibleDescription(text)
  }
  const summary = screen.getByRole('alert')
  await waitFor(() => expect(summary).toHaveFocus())
  expect(summary).toHaveTextContent('4 answers need correcting')
  const links = within(summary).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(errors.map(([, text]) => text))
  await user.click(within(summary).getByText('Please enter a subject'))
  expect(field('Subject')).toHaveFocus()
  expect(document.title).toBe('Error: Contact Us | Wrenhaus')
  expect(sendMock).not.toHaveBeenCalled()

  // A corrected field loses its error, the others do not.
  await user.type(field('Name'), 'A')
  expect(field('Name')).not.toBeInvalid()
  expect(field('Email')).toBeInvalid()
  await fillIn(user)
  expect(document.title).toBe('Contact Us | Wrenhaus')
})

test('fills in the subject from the query string', () => {
  window.history.replaceState(null, '', '/contact/?subject=A%20web%20app')
  setup()
  expect(field('Subject')).toHaveValue('A web app')
})

test.each([
  ['at once', 500, ''],
  ['with the honeypot, as password managers fill it', 60_000, 'https://example.org'],
])('asks once for a second click when it is sent %s', async (_, elapsedMs, website) => {
  jest.mocked(performance.now).mockReturnValue(elapsedMs)
  const { user } = setup()
  await fillIn(user)
  const honeypot = document.querySelector<HTMLInputElement>('[name=website]')
  if (honeypot) honeypot.value = website
  await user.click(button('Send message'))
  expect(await screen.findByText(/as if a program had filled it in/)).toBeInTheDocument()
  expect(sendMock).not.toHaveBeenCalled()
  await user.click(button('Send anyway'))
  expect(await screen.findByText(/^Thank you/)).toBeInTheDocument()
  expect(sendMock).toHaveBeenCalledTimes(1)
  expect(honeypot).toHaveValue('')
})
