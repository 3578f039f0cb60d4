import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApplyLauncher } from '@/components/forms/apply-launcher'
import { send } from '@/lib/messages/send'

jest.mock('@/lib/messages/send', () => ({ send: jest.fn() }))
const sendMock = jest.mocked(send)

const JOBS = [
  { slug: 'devops-engineer', title: 'DevOps Engineer' },
  { slug: 'data-scientist', title: 'Data Scientist' },
]
const PDF = new File(['%PDF-1.7 a resume'], 'ada.pdf', { type: 'application/pdf' })

function setup() {
  render(
    <>
      <div id="modal-root" />
      {JOBS.map(({ slug, title }) => (
        <button key={slug} type="button" data-apply={slug}>
          Apply Now: {title}
        </button>
      ))}
      <ApplyLauncher jobs={JOBS} mailAddress="careers@wrenhaus.example" afterwards="Two people read it." />
    </>,
  )
  return userEvent.setup({ applyAccept: false, delay: null })
}

type User = ReturnType<typeof setup>

async function open(user: User, title = 'DevOps Engineer') {
  await user.click(screen.getByRole('button', { name: `Apply Now: ${title}` }))
  return within(await screen.findByRole('dialog', { name: title }))
}

async function fillIn(user: User, dialog: ReturnType<typeof within>) {
  await user.click(dialog.getByLabelText(/^Full Name/))
  await user.paste('Ada Lovelace')
  await user.click(dialog.getByLabelText(/^Email/))
  await user.paste('ada@example.org')
  await user.selectOptions(dialog.getByLabelText(/^Location/), 'Lahore')
  await user.upload(dialog.getByLabelText(/^Resume/), PDF)
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/careers/')
  jest.spyOn(performance, 'now').mockReturnValue(60_000)
  sendMock.mockReset().mockResolvedValue({ outcome: 'delivered' })
})
afterEach(() => jest.restoreAllMocks())

describe('the application dialog', () => {
  test('opens with the title of the chosen job, in modal-root', async () => {
    const user = setup()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await open(user, 'Data Scientist')
    const dialog = screen.getByRole('dialog', { name: 'Data Scientist' })
    expect(dialog.parentElement).toHaveAttribute('id', 'modal-root')
    expect(dialog.querySelector('input[name=job_title]')).toHaveValue('Data Scientist')
  })

  test('locks the page behind it, and closing hides it and clears the title', async () => {
    const user = setup()
    const dialog = await open(user)
    expect(document.documentElement).toHaveStyle({ overflow: 'hidden' })
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' })
    await open(user, 'Data Scientist')
    expect(screen.queryByRole('dialog', { name: 'DevOps Engineer' })).not.toBeInTheDocument()
  })

  test('opens from a link with the name of the job, once', async () => {
    window.history.replaceState(null, '', '/careers/#apply-data-scientist')
    const user = setup()
    const dialog = within(await screen.findByRole('dialog', { name: 'Data Scientist' }))
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(window.location.hash).toBe('')
  })

  test('keeps what was typed and chosen until it is sent', async () => {
    const user = setup()
    const dialog = await open(user)
    await fillIn(user, dialog)
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    const again = await open(user)
    expect(again.getByLabelText(/^Full Name/)).toHaveValue('Ada Lovelace')
    expect(again.getByLabelText(/^Location/)).toHaveValue('lahore')
    expect(again.getByLabelText<HTMLInputElement>(/^Resume/).files).toHaveLength(1)
  })
})

describe('the application form', () => {
  test('requires full name, email, location and resume, and nothing else', async () => {
    const dialog = await open(setup())
    for (const label of [/^Full Name/, /^Email/, /^Location/, /^Resume/])
      expect(dialog.getByLabelText(label)).toBeRequired()
    for (const label of [/^Phone Number/, /^GitHub URL/, /^LinkedIn URL/, /^Cover Letter/]) {
      expect(dialog.getByLabelText(label)).not.toBeRequired()
    }
    expect(
      within(dialog.getByLabelText(/^Location/))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Select Location', 'Remote', 'Lahore'])
    expect(dialog.getByLabelText(/^Resume/)).toHaveAttribute('accept', '.pdf,.doc,.docx')
    expect(dialog.getByLabelText(/^GitHub URL/)).toHaveAttribute('type', 'url')
    expect(dialog.getByLabelText(/^LinkedIn URL/)).toHaveAttribute('type', 'url')
  })

  test('sent empty, says what is missing at each field and in a summary that takes the focus', async () => {
    const user = setup()
    const dialog = await open(user)
    await user.click(dialog.getByRole('button', { name: 'Submit Application' }))
    const summary = await dialog.findByRole('alert')
    await waitFor(() => expect(summary).toHaveFocus())
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Please enter your full name',
      'Please enter a valid email address',
      'Please select a location',
      'Please attach your resume',
    ])
    expect(dialog.getByLabelText(/^Resume/)).toHaveAccessibleDescription(/Please attach your resume/)
    expect(sendMock).not.toHaveBeenCalled()
  })

  test('refuses a link that is no address', async () => {
    const user = setup()
    const dialog = await open(user)
    await fillIn(user, dialog)
    await user.type(dialog.getByLabelText(/^GitHub URL/), 'github.com/ada')
    await user.type(dialog.getByLabelText(/^LinkedIn URL/), 'ada')
    await user.click(dialog.getByRole('button', { name: 'Submit Application' }))
    await waitFor(() => expect(dialog.getByLabelText(/^GitHub URL/)).toHaveAccessibleDescription(/full address/))
    const linkedIn = dialog.getByLabelText(/^LinkedIn URL/)
    expect(linkedIn).toHaveAccessibleDescription(/full address/)
    await user.clear(linkedIn)
    await user.type(linkedIn, 'https://www.linkedin.com/in/ada')
    expect(linkedIn).not.toHaveAccessibleDescription()
    expect(linkedIn).not.toBeInvalid()
    expect(sendMock).not.toHaveBeenCalled()
  })

  test('refuses as a resume what is not really one', async () => {
    const user = setup()
    const dialog = await open(user)
    await fillIn(user, dialog)
    await user.upload(dialog.getByLabelText(/^Resume/), new File(['MZ not a document'], 'ada.pdf'))
    await user.click(dialog.getByRole('button', { name: 'Submit Application' }))
    await waitFor(() => expect(dialog.getByLabelText(/^Resume/)).toHaveAccessibleDescription(/not really a PDF/))
    expect(sendMock).not.toHaveBeenCalled()
  })

  test('is really sent, with the file and the names of the wire, before it says Application Submitted!', async () => {
    const user = setup()
    const dialog = await open(user)
    await fillIn(user, dialog)
    await user.type(dialog.getByLabelText(/^Cover Letter/), 'Dear Wren')
    await user.click(dialog.getByRole('button', { name: 'Submit Application' }))
    expect(await dialog.findByRole('heading', { name: 'Application Submitted!' })).toBeVisible()
    expect(dialog.getByText('Two people read it.')).toBeVisible()
    const sent = sendMock.mock.calls[0]?.[0]?.data
    expect(Object.fromEntries(sent ?? [])).toEqual({
      job_title: 'DevOps Engineer',
      full_name: 'Ada Lovelace',
      email: 'ada@example.org',
      phone_number: '',
      location: 'lahore',
      github_url: '',
      linkedin_url: '',
      resume: expect.objectContaining({ name: 'ada.pdf' }),
      cover_letter: 'Dear Wren',
    })
    const close = dialog.getAllByRole('button', { name: 'Close' }).find(({ textContent }) => textContent === 'Close')
    expect(close).toBeDefined()
    if (close) await user.click(close)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test('that fails says so and keeps everything', async () => {
    sendMock.mockResolvedValue({ outcome: 'rejected', status: 403, text: 'Forbidden', waitMs: 0 })
    const user = setup()
    const dialog = await open(user)
    await fillIn(user, dialog)
    await user.click(dialog.getByRole('button', { name: 'Submit Application' }))
    expect(
      await dialog.findByText('There was an error submitting your application. Please try again.'),
    ).toBeInTheDocument()
    expect(dialog.queryByText('Application Submitted!')).not.toBeInTheDocument()
    expect(dialog.getByLabelText(/^Full Name/)).toHaveValue('Ada Lovelace')
  })
})
