import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApplicationDialogLoader } from '@/components/forms/application-dialog-loader'
import { send } from '@/lib/messages/send'

jest.mock('@/lib/messages/send', () => ({ send: jest.fn() }))
const sendMock = jest.mocked(send)

const JOBS = [
  { slug: 'devops-engineer', title: 'DevOps Engineer' },
  { slug: 'data-scientist', title: 'Data Scientist' },
]
const RESUME = new File(['%PDF-1.7 a resume'], 'ada.pdf', { type: 'application/pdf' })

function setup() {
  render(
    <>
      <div id="modal-root" />
      {JOBS.map(({ slug, title }) => (
        <button key={slug} type="button" data-apply={slug}>
          Apply Now: {title}
        </button>
      ))}
      <ApplicationDialogLoader
        jobs={JOBS}
        mailAddress="careers@wrenhaus.example"
        locations={['Remote', 'Lahore']}
        sent="Two people read it."
      />
    </>,
  )
  return userEvent.setup({ applyAccept: false, delay: null })
}

type User = ReturnType<typeof setup>

const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`))
const submit = (user: User) => user.click(screen.getByText('Submit Application', { selector: 'button, button *' }))

async function open(user: User, title = 'DevOps Engineer') {
  await user.click(screen.getByText(`Apply Now: ${title}`))
  return screen.findByRole('dialog', { name: `Application ${title}` })
}

async function fillIn(user: User) {
  const values = { 'Full Name': 'Ada Lovelace', Email: 'ada@example.org', 'Cover Letter': 'Dear Wren' }
  for (const [name, value] of Object.entries(values)) {
    await user.click(field(name))
    await user.paste(value)
  }
  await user.selectOptions(field('Location'), 'Lahore')
  await user.upload(field('Resume'), RESUME)
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/careers/')
  jest.spyOn(performance, 'now').mockReturnValue(60_000)
  sendMock.mockReset().mockResolvedValue({ outcome: 'delivered' })
})
afterEach(() => jest.restoreAllMocks())

test('requires full name, email, location and resume only', async () => {
  const user = setup()
  await open(user)
  const options = [...field('Location').querySelectorAll('option')].map(({ textContent }) => textContent)
  expect(options).toEqual(['Select Location', 'Remote', 'Lahore'])
  expect(field('Resume')).toHaveAttribute('accept', '.pdf,.doc,.docx')
  for (const name of ['Phone Number', 'GitHub URL', 'LinkedIn URL', 'Cover Letter'])
    expect(field(name)).not.toBeRequired()
  await submit(user)
  const summary = await screen.findByRole('alert')
  await waitFor(() => expect(summary).toHaveFocus())
  expect([...summary.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
    'Please enter your full name',
    'Please enter a valid email address',
    'Please select a location',
    'Please attach your resume',
  ])
  expect(field('Resume')).toHaveAccessibleDescription(/Please attach your resume/)
  expect(sendMock).not.toHaveBeenCalled()
})

test('rejects an invalid URL and an invalid resume until they are corrected', async () => {
  const user = setup()
  await open(user)
  await fillIn(user)
  await user.type(field('GitHub URL'), 'ada')
  await user.upload(field('Resume'), new File(['MZ not a document'], 'ada.pdf'))
  await submit(user)
  await waitFor(() => expect(field('Resume')).toHaveAccessibleDescription(/not really a PDF/))
  expect(field('GitHub URL')).toHaveAccessibleDescription(/whole link to your GitHub page/)
  expect(sendMock).not.toHaveBeenCalled()
  await user.type(field('GitHub URL'), '{Control>}a{/Control}https://github.com/ada')
  expect(field('GitHub URL')).not.toBeInvalid()
})

test('shows what happens next after sending', async () => {
  const user = setup()
  await open(user)
  await fillIn(user)
  await submit(user)
  expect(await screen.findByText('Two people read it.')).toBeVisible()
})

test('shows the failure of one job not in the dialog of another, and sends that one with its own title', async () => {
  const user = setup()
  await open(user)
  await fillIn(user)
  sendMock.mockResolvedValueOnce({ outcome: 'rejected', status: 500, text: '', waitMs: 0 })
  await submit(user)
  expect(await screen.findByText(/error submitting your application/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await open(user, 'Data Scientist')
  expect(screen.queryByText(/error submitting your application/)).not.toBeInTheDocument()
  expect(field('Full Name')).toHaveValue('Ada Lovelace')
  await submit(user)
  expect(await screen.findByText('Two people read it.')).toBeVisible()
  expect(sendMock.mock.calls.map(([{ data }]) => data.get('job_title'))).toEqual(['DevOps Engineer', 'Data Scientist'])
})
