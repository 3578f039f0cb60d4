import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { ContactForm } from '@/components/forms/contact-form'
import * as draft from '@/components/forms/draft'
import { SendFailure } from '@/components/forms/send-failure'
import { useMessageForm } from '@/components/forms/use-message-form'

const { clearSent, fillEmpty, markDelivered, readDraft, restoreDraft, saveDraft, sinceDelivered } = draft
const formData = (values: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.append(name, value)
  return data
}
const SENT = formData({ name: 'Ada', message: 'First', job_title: 'Data Scientist' })

/** A form whose empty fields are filled with these values. */
function filledForm(values: Record<string, string>): HTMLFormElement {
  document.body.innerHTML = `<form><input name="name"><input name="email"><textarea name="message"></textarea>
    <select name="location"><option value="">Select</option></select><input name="website"><input type="hidden" name="job_title" value="Ours"></form>`
  const [form] = document.forms
  if (!form) throw new Error('There is no form')
  fillEmpty(form, values)
  return form
}
const valuesOf = (form: HTMLFormElement) => Object.fromEntries([...new FormData(form)].filter(([, value]) => value))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('a draft has no empty, hidden or file fields, and belongs to its form', () => {
  const data = formData({ name: 'Ada', email: '', website: 'spam', job_title: 'Data Scientist' })
  data.append('resume', new File(['x'], 'cv.pdf'))
  saveDraft('contact', data)
  expect([readDraft('contact'), readDraft('application')]).toEqual([{ name: 'Ada' }, {}])
})

test('a draft is that of this tab, or else the latest of any tab, and takes in what was typed before the scripts', () => {
  const latest = JSON.stringify({ name: 'in another tab, later' })
  saveDraft('contact', formData({ name: 'here', email: 'ada@example.org' }))
  const form = filledForm({ name: 'typed' })
  restoreDraft('contact', form)
  const filled = { name: 'typed', email: 'ada@example.org' }
  expect([valuesOf(form), readDraft('contact')]).toEqual([{ ...filled, job_title: 'Ours' }, filled])
  localStorage.setItem('draft:contact', latest)
  restoreDraft('contact', filledForm({}))
  sessionStorage.clear()
  expect(JSON.stringify(readDraft('contact'))).toBe(latest)
})

test('what a password manager fills in is kept at its change event, or when the form is submitted', async () => {
  render(<ContactForm labelledBy="title" mailAddress="hello@example.org" />)
  const name = screen.getByLabelText<HTMLInputElement>(/^Name/)
  name.value = 'Ada'
  fireEvent.change(name)
  expect(readDraft('contact')).toEqual({ name: 'Ada' })
  const validate = () => ({ email: 'Please enter a valid email address' })
  const { result } = renderHook(() => useMessageForm({ kind: 'contact', fields: ['email'], validate }))
  result.current.form.current = filledForm({ email: 'ada' })
  await act(async () => result.current.resubmit())
  expect(readDraft('contact')).toEqual({ email: 'ada' })
})

test('a form that Safari empties after Back, when it has reported the page, is filled again', async () => {
  render(<ContactForm labelledBy="title" mailAddress="hello@example.org" />)
  const name = screen.getByLabelText(/^Name/)
  fireEvent.input(name, { target: { value: 'Ada' } })
  window.dispatchEvent(new Event('pageshow'))
  if (name instanceof HTMLInputElement) name.value = ''
  await waitFor(() => expect(name).toHaveValue('Ada'))
})

test('a message that waits for the connection is sent when it has lasted for some seconds', () => {
  jest.useFakeTimers()
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const [onRetry, mail] = [jest.fn(), { subject: '', body: '' }]
  const failure = { outcome: 'unreachable', offline: true } as const
  render(<SendFailure text="" waiting={false} mailAddress="" copyLabel="" {...{ failure, mail, onRetry }} />)
  fireEvent.click(screen.getByText('Send when I am back online'))
  const calls = ['online', 'offline', 'online'].map((event, index) => {
    onLine.mockReturnValue(event === 'online')
    fireEvent(window, new Event(event))
    act(() => jest.advanceTimersByTime(index === 0 ? 1000 : 9000))
    return onRetry.mock.calls.length
  })
  expect(calls).toEqual([0, 0, 1])
  onLine.mockRestore()
  jest.useRealTimers()
})

test.each([
  'not JSON {',
  '{"name":{"length":1},"email":7,"message":null}',
  '{"location":"mars","website":"https://spam.example","job_title":"CEO","__proto__":"x","unknown":"y"}',
])('invalid data in storage is ignored: %s', (stored) => {
  for (const storage of [localStorage, sessionStorage]) storage.setItem('draft:contact', stored)
  const form = filledForm(readDraft('contact'))
  expect(valuesOf(form)).toEqual({ job_title: 'Ours' })
})

test('a delivered message deletes its draft, and clears the form, but for what was edited since, and stores the time', () => {
  saveDraft('contact', formData({ name: 'Ada', github_url: 'github.com/ada' }))
  markDelivered('contact', formData({ name: 'Ada', github_url: 'https://github.com/ada' }))
  expect(readDraft('contact')).toEqual({})
  expect(sinceDelivered('contact')).toBeLessThan(5000)
  saveDraft('contact', SENT)
  localStorage.setItem('draft:contact', JSON.stringify({ message: 'Second' }))
  markDelivered('contact', SENT)
  expect(readDraft('contact')).toEqual({ message: 'Second' })
  const form = filledForm({ name: 'Ada', message: 'First!' })
  clearSent(form, SENT)
  expect(valuesOf(form)).toEqual({ message: 'First!', job_title: 'Ours' })
})

test('the subject is that of the latest link, also over a draft, unless the visitor has written one', () => {
  const field = (name: RegExp) => screen.getByRole('textbox', { name })
  const follow = (subject: string) => {
    window.history.pushState(null, '', `?subject=${subject}`)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }
  follow('React')
  const { unmount } = render(<ContactForm labelledBy="" mailAddress="" />)
  fireEvent.input(field(/^Message/), { target: { value: 'Hello' } })
  follow('Python')
  expect(field(/^Subject/)).toHaveValue('Python')
  unmount()
  follow('iOS')
  render(<ContactForm labelledBy="" mailAddress="" />)
  expect(field(/^Message/)).toHaveValue('Hello')
  expect(field(/^Subject/)).toHaveValue('iOS')
  fireEvent.input(field(/^Subject/), { target: { value: 'My own' } })
  follow('React')
  expect(field(/^Subject/)).toHaveValue('My own')
})

test('forms work without drafts when storage is blocked or full', () => {
  const blocked = (['getItem', 'setItem', 'removeItem'] as const).map((method) =>
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError')
    }),
  )
  saveDraft('contact', SENT)
  markDelivered('contact', SENT)
  expect([readDraft('contact'), sinceDelivered('contact')]).toEqual([{}, undefined])
  for (const spy of blocked) spy.mockRestore()
})
