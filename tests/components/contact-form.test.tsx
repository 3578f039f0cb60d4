import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ContactForm } from '@/components/forms/contact-form'
import { send } from '@/lib/messages/send'

jest.mock('@/lib/messages/send', () => ({ send: jest.fn() }))
const sendMock = jest.mocked(send)

const MINUTE = 60_000
const field = (name: RegExp) => screen.getByRole('textbox', { name })
const button = (name: string) => screen.getByRole('button', { name })

function setup() {
  render(
    <>
      <h2 id="title">Send Us a Message</h2>
      <ContactForm labelledBy="title" mailAddress="hello@wrenhaus.example" />
    </>,
  )
  return userEvent.setup({ delay: null })
}

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  const values = [
    [/^Name/, 'Ada Lovelace'],
    [/^Email/, 'ada@example.org'],
    [/^Subject/, 'An engine'],
    [/^Message/, 'It weaves algebraic patterns.'],
  ] as const
  for (const [name, value] of values) {
    // user-event does not see that a form was reset, and would go on at the end of what is no longer there.
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
  // The form has been open for a while: the spam check passes.
  jest.spyOn(performance, 'now').mockReturnValue(MINUTE)
  sendMock.mockReset().mockResolvedValue({ outcome: 'delivered' })
})
afterEach(() => jest.restoreAllMocks())

test('has the fields of the specification, phone and company among them, and says which are required', () => {
  setup()
  for (const name of [/^Name/, /^Email/, /^Subject/, /^Message/]) expect(field(name)).toBeRequired()
  for (const name of [/^Phone/, /^Company/]) expect(field(name)).not.toBeRequired()
  for (const label of ['Name', 'Email', 'Subject', 'Message']) {
    expect(screen.getByText(label, { selector: 'label' })).toHaveTextContent(`${label}*`)
  }
  expect(screen.getByText('Phone', { selector: 'label' })).toHaveTextContent(/^Phone$/)
  expect(screen.getByRole('form', { name: 'Send Us a Message' })).toBeInTheDocument()
})

describe('sent empty', () => {
  const TEXTS = [
    ['Please enter your name', /^Name/],
    ['Please enter a valid email address', /^Email/],
    ['Please enter a subject', /^Subject/],
    ['Please enter your message', /^Message/],
  ] as const

  test('says what is missing in the words of the specification, at each field', async () => {
    const user = setup()
    await user.click(button('Send message'))
    for (const [text, name] of TEXTS) {
      expect(field(name)).toBeInvalid()
      expect(field(name)).toHaveAccessibleDescription(text)
    }
    expect(sendMock).not.toHaveBeenCalled()
  })

  test('lists it all above the form, takes the focus there and leads to each field', async () => {
    const user = setup()
    await user.click(button('Send message'))
    const summary = await screen.findByRole('alert')
    await waitFor(() => expect(summary).toHaveFocus())
    expect(within(summary).getByText('4 answers need another look')).toBeInTheDocument()
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(TEXTS.map(([text]) => text))
    await user.click(within(summary).getByRole('link', { name: 'Please enter a subject' }))
    expect(field(/^Subject/)).toHaveFocus()
  })

  test('says so in the title of the page, until all is mended', async () => {
    const user = setup()
    await user.click(button('Send message'))
    await waitFor(() => expect(document.title).toBe('Error: Contact Us | Wrenhaus'))
    await fillIn(user)
    expect(document.title).toBe('Contact Us | Wrenhaus')
  })

  test("a field's error clears when the visitor edits that field, and only that one", async () => {
    const user = setup()
    await user.click(button('Send message'))
    await user.type(field(/^Name/), 'A')
    expect(field(/^Name/)).not.toBeInvalid()
    expect(screen.queryByText('Please enter your name')).not.toBeInTheDocument()
    expect(field(/^Email/)).toBeInvalid()
  })
})

test('while it is on its way the button is disabled and says Sending...', async () => {
  let arrive: (result: { outcome: 'delivered' }) => void = () => {}
  sendMock.mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve
    }),
  )
  const user = setup()
  await fillIn(user)
  await user.dblClick(button('Send message'))
  expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled()
  arrive({ outcome: 'delivered' })
  expect(await screen.findByRole('button', { name: 'Send message' })).toBeEnabled()
  expect(sendMock).toHaveBeenCalledTimes(1)
})

test('a delivered message is thanked for and the form is cleared', async () => {
  const user = setup()
  await fillIn(user)
  await user.type(field(/^Company/), 'Engines Ltd')
  await user.click(button('Send message'))
  expect(await screen.findByText("Thank you for your message! We'll get back to you shortly.")).toBeInTheDocument()
  const sent = sendMock.mock.calls[0]?.[0]?.data
  expect(Object.fromEntries(sent ?? [])).toEqual({
    name: 'Ada Lovelace',
    email: 'ada@example.org',
    phone: '',
    company: 'Engines Ltd',
    subject: 'An engine',
    message: 'It weaves algebraic patterns.',
  })
  for (const name of [/^Name/, /^Email/, /^Company/, /^Subject/, /^Message/]) expect(field(name)).toHaveValue('')
})

describe('a message that does not get through', () => {
  beforeEach(() => sendMock.mockResolvedValue({ outcome: 'rejected', status: 500, text: 'boom', waitMs: 0 }))

  test('says so, keeps every word and offers two other ways', async () => {
    const user = setup()
    await fillIn(user)
    await user.click(button('Send message'))
    expect(
      await screen.findByText('Sorry, there was an error sending your message. Please try again later.'),
    ).toHaveClass('text-error')
    expect(field(/^Message/)).toHaveValue('It weaves algebraic patterns.')
    const mail = new URL(screen.getByRole('link', { name: 'Email it instead' }).getAttribute('href') ?? '')
    expect(mail.pathname).toBe('hello@wrenhaus.example')
    expect(mail.searchParams.get('body')).toContain('It weaves algebraic patterns.')
    await user.click(button('Copy message'))
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument()
    expect(await navigator.clipboard.readText()).toContain('It weaves algebraic patterns.')
  })

  test('can be sent again', async () => {
    const user = setup()
    await fillIn(user)
    await user.click(button('Send message'))
    await screen.findByRole('alert')
    sendMock.mockResolvedValue({ outcome: 'delivered' })
    await user.click(button('Send message'))
    expect(await screen.findByText(/^Thank you for your message!/)).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

test('a draft survives a reload, and is forgotten once it is delivered', async () => {
  const user = setup()
  await fillIn(user)
  const { unmount } = render(<ContactForm labelledBy="title" mailAddress="hello@wrenhaus.example" />)
  const again = screen.getAllByRole('textbox', { name: /^Message/ })
  expect(again.at(-1)).toHaveValue('It weaves algebraic patterns.')
  unmount()
  await user.click(button('Send message'))
  await screen.findByText(/^Thank you/)
  expect(localStorage.getItem('draft:contact')).toBeNull()
})

test('a link may propose the subject', () => {
  window.history.replaceState(null, '', '/contact/?subject=A%20web%20app')
  setup()
  expect(field(/^Subject/)).toHaveValue('A web app')
})

describe('the spam check', () => {
  test('asks for one more click, and drops nothing', async () => {
    jest.mocked(performance.now).mockReturnValue(500)
    const user = setup()
    await fillIn(user)
    await user.click(button('Send message'))
    expect(await screen.findByText(/quicker than most people type/)).toBeInTheDocument()
    expect(sendMock).not.toHaveBeenCalled()
    await user.click(button('Send anyway'))
    expect(await screen.findByText(/^Thank you/)).toBeInTheDocument()
    expect(sendMock).toHaveBeenCalledTimes(1)
  })

  test('asks again for a second message at once', async () => {
    const user = setup()
    for (const last of ['Send message', 'Send anyway']) {
      await fillIn(user)
      await user.click(button('Send message'))
      if (last === 'Send anyway') await user.click(await screen.findByRole('button', { name: last }))
      await screen.findByText(/^Thank you/)
    }
    expect(sendMock).toHaveBeenCalledTimes(2)
  })
})

test('nobody but a program meets the hidden field', async () => {
  const user = setup()
  expect(screen.queryByRole('textbox', { name: /Leave this empty/ })).not.toBeInTheDocument()
  await user.tab()
  for (let stop = 0; stop < 8; stop++) {
    expect(document.activeElement).not.toHaveAttribute('name', 'website')
    await user.tab()
  }
})
