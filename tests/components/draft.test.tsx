import { clearSent, fillEmpty, markDelivered, readDraft, saveDraft, sinceDelivered } from '@/components/forms/draft'

const formData = (values: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.append(name, value)
  return data
}

function createForm(): HTMLFormElement {
  document.body.innerHTML = `<form><input name="name"><input name="email"><textarea name="message"></textarea>
    <input name="website"><input type="hidden" name="job_title" value="Ours"></form>`
  const [form] = document.forms
  if (!form) throw new Error('There is no form')
  return form
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => jest.restoreAllMocks())

describe('a draft', () => {
  test('has no empty, hidden or file fields', () => {
    const data = formData({ name: 'Ada', email: '', website: 'spam', job_title: 'Data Scientist' })
    data.append('resume', new File(['x'], 'cv.pdf'))
    saveDraft('contact', data)
    expect(readDraft('contact')).toEqual({ name: 'Ada' })
    expect(readDraft('application')).toEqual({})
  })

  test('is that of this tab, or else the latest of any tab', () => {
    saveDraft('contact', formData({ name: 'here' }))
    localStorage.setItem('draft:contact', JSON.stringify({ name: 'in another tab, later' }))
    expect(readDraft('contact')).toEqual({ name: 'here' })
    sessionStorage.clear()
    expect(readDraft('contact')).toEqual({ name: 'in another tab, later' })
  })

  test.each([
    'not JSON {',
    'null',
    '["name"]',
    '{"name":{"length":1},"email":7,"message":null}',
    '{"website":"https://spam.example","job_title":"CEO","__proto__":"x","unknown":"y"}',
  ])('with invalid data in storage is ignored: %s', (stored) => {
    for (const storage of [localStorage, sessionStorage]) storage.setItem('draft:contact', stored)
    const form = createForm()
    fillEmpty(form, readDraft('contact'))
    const filled = [...new FormData(form)].filter(([, value]) => value !== '')
    expect(filled).toEqual([['job_title', 'Ours']])
  })

  test('fills empty fields only', () => {
    const form = createForm()
    fillEmpty(form, { name: 'Ada' })
    fillEmpty(form, { name: 'Somebody else', email: 'ada@example.org' })
    expect(new FormData(form).get('name')).toBe('Ada')
    expect(new FormData(form).get('email')).toBe('ada@example.org')
  })
})

describe('a delivered message', () => {
  const sent = formData({ name: 'Ada', message: 'First', job_title: 'Data Scientist' })

  test('deletes its draft unless it was edited in another tab, and stores the time', () => {
    saveDraft('contact', sent)
    markDelivered('contact', sent)
    expect(readDraft('contact')).toEqual({})
    expect(sinceDelivered('contact')).toBeLessThan(5000)
    expect(sinceDelivered('application')).toBeUndefined()
    saveDraft('contact', sent)
    localStorage.setItem('draft:contact', JSON.stringify({ message: 'Second' }))
    markDelivered('contact', sent)
    expect(readDraft('contact')).toEqual({ message: 'Second' })
  })

  test('clears the fields that were not edited since', () => {
    const form = createForm()
    fillEmpty(form, { name: 'Ada', message: 'First, and more' })
    clearSent(form, sent)
    const left = Object.fromEntries(new FormData(form))
    expect(left).toMatchObject({ name: '', message: 'First, and more', job_title: 'Ours' })
  })
})

test('works without drafts when storage is blocked or full', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError')
    })
  }
  saveDraft('contact', formData({ name: 'Ada' }))
  expect(readDraft('contact')).toEqual({})
  markDelivered('contact', formData({ name: 'Ada' }))
  expect(sinceDelivered('contact')).toBeUndefined()
})
