import { expect, type Page } from '@playwright/test'
import {
  APPLICATION,
  CONTACT,
  expectDelivered,
  expectWords,
  FORMS,
  fieldOf,
  fillIn,
  openForm,
  ready,
  submit,
} from './forms.ts'
import { answers, delivers, hangs, type MockServer, QUICK, test } from './mock-server.ts'

test.use(QUICK)

const sending = (page: Page) => page.getByRole('button', { name: 'Sending...' })

/** Opens the form, fills it in and sends it to a service that does not respond yet. */
async function sendAndWait(page: Page, form: (typeof FORMS)[number], server: MockServer) {
  await openForm(page, form, server.url)
  await fillIn(page, form)
  const service = hangs()
  server.behave(service.behaviour)
  await submit(page, form).click()
  await expect(sending(page)).toBeDisabled()
  await expect.poll(() => server.received.length).toBe(1)
  return service
}

for (const form of FORMS) {
  test(`${form.name}, a double click and Enter send one message`, async ({ page, server }) => {
    await openForm(page, form, server.url)
    await fillIn(page, form)
    const { behaviour, release } = hangs()
    server.behave(behaviour)
    await submit(page, form).dblclick()
    await fieldOf(page, form, 'Email').press('Enter')
    await expect(sending(page)).toBeDisabled()
    await expect.poll(() => server.received.length).toBe(1)
    release()
    await expectDelivered(page, form)
    expect(server.requests).toBe(1)
  })

  test(`${form.name}, leaving the page while it sends: the browser asks first, and on staying it is delivered`, async ({
    page,
    server,
  }) => {
    const { release } = await sendAndWait(page, form, server)
    const dialogType = new Promise<string>((resolve) => {
      page.once('dialog', (question) => question.dismiss().then(() => resolve(question.type())))
    })
    void page.evaluate(() => window.location.assign('/about/'))
    expect(await dialogType).toBe('beforeunload')
    release()
    await expectDelivered(page, form)
  })

  test(`${form.name}, leaving the page anyway while it sends: the text is restored on return`, async ({
    page,
    server,
  }) => {
    const { disconnected } = await sendAndWait(page, form, server)
    page.once('dialog', (question) => question.accept())
    await page.goto(`${server.url}/about/`)
    await disconnected
    await page.goto(server.url + form.path)
    await ready(page, form)
    await expectWords(page, form)
    await expect(page.getByText(form.success)).toHaveCount(0)
  })
}

test('contact, a visit to another page while it sends: it is still pending on return, and arrives once', async ({
  page,
  server,
}) => {
  const { release } = await sendAndWait(page, CONTACT, server)
  await page.getByRole('link', { name: 'About us' }).first().click()
  await expect(page).toHaveURL(/\/about\/$/)
  await page.goBack()
  await expect(sending(page)).toBeDisabled()
  release()
  await expectDelivered(page, CONTACT)
  expect(server.requests).toBe(1)
})

test('contact, two tabs: each keeps its own text, and sending one does not affect the other', async ({
  page,
  server,
  context,
}) => {
  await openForm(page, CONTACT, server.url)
  await fillIn(page, CONTACT)
  const other = await context.newPage()
  await other.goto(server.url + CONTACT.path)
  await ready(other, CONTACT)
  // A new tab starts with the draft.
  await expectWords(other, CONTACT)
  const words = fieldOf(other, CONTACT, 'Message')
  await words.fill('Something else.')

  await page.reload()
  await ready(page, CONTACT)
  await expectWords(page, CONTACT)
  await submit(page, CONTACT).click()
  await expectDelivered(page, CONTACT)

  await other.reload()
  await ready(other, CONTACT)
  await expect(words).toHaveValue('Something else.')
  await submit(other, CONTACT).click()
  await expect(other.getByText('You sent us this form a moment ago.')).toBeVisible()
  await other.getByRole('button', { name: 'Send anyway' }).click()
  await expectDelivered(other, CONTACT)
  expect(server.received.map(({ fields }) => fields.message)).toEqual([CONTACT.wire.message, 'Something else.'])

  await page.reload()
  await ready(page, CONTACT)
  await expect(fieldOf(page, CONTACT, 'Message')).toHaveValue('')
})

test('application, the dialog is closed while it sends: each dialog shows the result of its own job', async ({
  page,
  server,
}) => {
  const { release } = await sendAndWait(page, APPLICATION, server)
  const dialog = page.getByRole('dialog')
  const opening = (title: string) => page.getByRole('button', { name: `Apply Now: ${title}` })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await opening('DevOps Engineer').click()
  await expect(sending(page)).toBeDisabled()
  release()
  await expect(dialog.getByRole('heading', { name: APPLICATION.success })).toBeVisible()
  await expect(dialog.getByRole('paragraph').filter({ hasText: /^DevOps Engineer$/ })).toBeVisible()
  // Any way of closing resets the success message.
  await page.keyboard.press('Escape')
  await opening('Data Scientist').click()
  await expect(page.getByRole('dialog', { name: 'Application Data Scientist' })).toBeVisible()
  await expect(submit(page, APPLICATION)).toBeEnabled()

  await fillIn(page, APPLICATION)
  server.behave(answers(500))
  await submit(page, APPLICATION).click()
  await dialog.getByRole('button', { name: 'Send anyway' }).click()
  await expect(page.getByText(APPLICATION.failure)).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await opening('Product Manager').click()
  await expect(page.getByText(APPLICATION.failure)).toHaveCount(0)
  await expectWords(page, APPLICATION)
  server.behave(delivers)
  await submit(page, APPLICATION).click()
  await expect(dialog.getByRole('heading', { name: APPLICATION.success })).toBeVisible()
  expect(server.received[0]?.fields.job_title).toBe('Product Manager')
})
