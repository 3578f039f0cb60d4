import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { ApplicationDialogLoader } from '@/components/forms/application-dialog-loader'
import { ContactForm } from '@/components/forms/contact-form'
import type { SendResult } from '@/lib/messages/result'
import { send } from '@/lib/messages/send'

jest.mock('@/lib/messages/send', () => ({ send: jest.fn() }))
const sendMock = jest.mocked(send)

const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`))
const button = (name: string) => screen.getByText(name, { selector: 'button, button *' })

const renderContact = () => render(<ContactForm labelledBy="title" mailAddress="a@b.example" />)

async function fillIn(user: UserEvent) {
  const values = { Name: 'Ada', Email: 'ada@example.org', Subject: 'An engine', Message: 'It weaves.' }
  for (const [name, value] of Object.entries(values)) await user.type(field(name), value)
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  document.title = 'Contact'
  // Passes the spam check.
  jest.spyOn(performance, 'now').mockReturnValue(60_000)
  sendMock.mockReset().mockResolvedValue({ outcome: 'delivered' })
})
afterEach(() => jest.restoreAllMocks())

test('the contact form marks required fields, and shows those that are missing at each field, in a summary and in the page title', async () => {
  renderContact()
  const user = userEvent.setup({ delay: null })
  await user.click(button('Send message'))
  const errors = {
    Name: 'Please enter your name',
    Email: 'Please enter a valid email address',
    Subject: 'Please enter a subject',
    Message: 'Please enter your message',
  }
  for (const [name, text] of Object.entries(errors)) {
    expect(field(name)).toBeRequired()
    expect(screen.getByText(name, { selector: 'label' })).toHaveTextContent(`${name}*`)
    expect(field(name)).toBeInvalid()
    expect(field(name)).toHaveAccessibleDescription(text)
  }
  expect(field('Phone')).not.toBeRequired()
  expect(screen.getByText('Phone', { selector: 'label' })).toHaveTextContent(/^Phone$/)
  const summary = screen.getByRole('alert')
  await waitFor(() => expect(summary).toHaveFocus())
  expect(summary).toHaveTextContent('4 answers need correcting')
  const links = within(summary).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(Object.values(errors))
  await user.click(within(summary).getByText(errors.Subject))
  expect(field('Subject')).toHaveFocus()
  expect(document.title).toBe('Error: Contact')
  expect(sendMock).not.toHaveBeenCalled()

  // A corrected field loses its error, the others do not.
  await user.type(field('Name'), 'A')
  expect(field('Name')).not.toBeInvalid()
  expect(field('Email')).toBeInvalid()
  await fillIn(user)
  expect(document.title).toBe('Contact')
})

test.each([
  ['at once', 500, ''],
  ['with the honeypot, as password managers fill it', 60_000, 'https://example.org'],
])('the contact form asks once for a second click when it is sent %s', async (_, elapsedMs, website) => {
  jest.mocked(performance.now).mockReturnValue(elapsedMs)
  renderContact()
  const user = userEvent.setup({ delay: null })
  await fillIn(user)
  expect(screen.queryByRole('textbox', { name: /Leave this empty/ })).not.toBeInTheDocument()
  const honeypot = document.querySelector<HTMLInputElement>('[name=website][tabindex="-1"]')
  if (honeypot) honeypot.value = website
  await user.click(button('Send message'))
  expect(await screen.findByText(/as if a program had filled it in/)).toBeInTheDocument()
  expect(sendMock).not.toHaveBeenCalled()
  await user.click(button('Send anyway'))
  expect(await screen.findByText(/^Thank you/)).toBeInTheDocument()
  expect(sendMock).toHaveBeenCalledTimes(1)
  expect(honeypot).toHaveValue('')
})

function renderCareers() {
  render(
    <>
      <div id="modal-root" />
      <button type="button" data-apply="engineer" aria-label="Apply" />
      <button type="button" data-apply="pilot" aria-label="Apply as pilot" />
      <ApplicationDialogLoader
        jobs={[
          { slug: 'engineer', title: 'Engineer' },
          { slug: 'pilot', title: 'Pilot' },
        ]}
        mailAddress="a@b.c"
        locations={['Remote', 'Aarhus']}
        sent="Two read it."
      />
    </>,
  )
}

test('an application lists what is missing, then what is wrong, and says what happens next once it is sent', async () => {
  renderCareers()
  const user = userEvent.setup({ applyAccept: false, delay: null })
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await screen.findByRole('dialog', { name: 'Application Engineer' })
  expect(field('Resume')).toHaveAttribute('accept', '.pdf,.doc,.docx')
  expect(field('Location')).toHaveDisplayValue('Select Location')
  for (const name of ['Phone Number', 'GitHub URL', 'LinkedIn URL', 'Cover Letter'])
    expect(field(name)).not.toBeRequired()

  const submit = () => user.click(button('Submit Application'))
  await submit()
  const summary = await screen.findByRole('alert')
  await waitFor(() => expect(summary).toHaveFocus())
  expect([...summary.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
    'Please enter your full name',
    'Please enter a valid email address',
    'Please select a location',
    'Please attach your resume',
  ])
  expect(field('Resume')).toHaveAccessibleDescription(/Please attach your resume/)

  await user.type(field('Full Name'), 'Ada')
  await user.type(field('Email'), 'ada@example.org')
  await user.type(field('GitHub URL'), 'ada')
  await user.selectOptions(field('Location'), 'Aarhus')
  await user.upload(field('Resume'), new File(['MZ not a document'], 'ada.pdf'))
  await submit()
  await waitFor(() => expect(field('Resume')).toHaveAccessibleDescription(/not really a PDF/))
  expect(field('GitHub URL')).toHaveAccessibleDescription(/whole link to your GitHub page/)
  expect(sendMock).not.toHaveBeenCalled()

  await user.type(field('GitHub URL'), '{Control>}a{/Control}https://github.com/ada')
  expect(field('GitHub URL')).not.toBeInvalid()
  await user.upload(field('Resume'), new File(['%PDF-1.7 a resume'], 'ada.pdf'))
  sendMock.mockResolvedValueOnce({ outcome: 'rejected', status: 500, text: '', waitMs: 0 })
  await submit()
  expect(await screen.findByText(/error submitting your application/)).toBeVisible()

  // The dialog of another job has what was typed, not the failure.
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Apply as pilot' }))
  await screen.findByRole('dialog', { name: 'Application Pilot' })
  expect(screen.queryByText(/error submitting your application/)).not.toBeInTheDocument()
  expect(field('Full Name')).toHaveValue('Ada')
  await submit()
  expect(await screen.findByText('Two read it.')).toBeVisible()
  expect(sendMock.mock.calls.map(([{ data }]) => data.get('job_title'))).toEqual(['Engineer', 'Pilot'])
})

test('what became of an application is shown when its job is opened again, though the dialog was closed', async () => {
  renderCareers()
  const user = userEvent.setup({ applyAccept: false, delay: null })
  const open = async (apply: string, title: string) => {
    await user.click(screen.getByRole('button', { name: apply }))
    await screen.findByRole('dialog', { name: `Application ${title}` })
  }
  const close = () => user.click(screen.getByRole('button', { name: 'Close' }))
  const sendAndClose = async (outcome: SendResult) => {
    let finish: (result: SendResult) => void = () => {}
    sendMock.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)))
    await user.click(button('Submit Application'))
    await screen.findByText('Sending...', { selector: 'button, button *' })
    await close()
    await act(async () => finish(outcome))
  }
  await open('Apply', 'Engineer')
  for (const [name, text] of Object.entries({ 'Full Name': 'Ada', Email: 'ada@example.org' }))
    await user.type(field(name), text)
  await user.selectOptions(field('Location'), 'Aarhus')
  await user.upload(field('Resume'), new File(['%PDF-1.7 a resume'], 'ada.pdf'))

  await sendAndClose({ outcome: 'rejected', status: 500, text: '', waitMs: 0 })
  await open('Apply as pilot', 'Pilot')
  expect(screen.queryByText(/error submitting/)).not.toBeInTheDocument()
  await close()
  await open('Apply', 'Engineer')
  expect(await screen.findByText(/error submitting/)).toBeVisible()

  await sendAndClose({ outcome: 'delivered' })
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  expect(await screen.findByText('Two read it.')).toBeVisible()
})
