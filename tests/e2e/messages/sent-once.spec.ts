import { expect, type Page } from '@playwright/test'
import * as forms from './forms.ts'
import { hangs, type MockServer, QUICK, test } from './mock-server.ts'

const { APPLICATION, CONTACT, FORMS, JOB } = forms
const { expectDelivered, expectNothingLost, expectWords, fieldOf, openFilledIn, ready, sending, submit } = forms

test.use(QUICK)

/** Opens the form, fills it in, and sends it by a double click and Enter to a service that does not respond yet. */
async function sendAndWait(page: Page, form: (typeof FORMS)[number], server: MockServer) {
  await openFilledIn(page, form, server.url)
  const service = hangs()
  server.behave(service.behaviour)
  await submit(page, form).dblclick()
  await fieldOf(page, form, 'Email').press('Enter')
  await expect(sending(page)).toBeDisabled()
  await expect.poll(() => server.received.length).toBe(1)
  return service
}

test('leaving the page while it sends: the browser asks first, and it arrives once', async ({ page, server }) => {
  const { release } = await sendAndWait(page, CONTACT, server)
  const question = page.waitForEvent('dialog')
  void page.evaluate(() => window.location.assign('/about/'))
  await (await question).dismiss()
  release()
  await expectDelivered(page, CONTACT)
  expect(server.requests).toBe(1)
})

for (const form of FORMS)
  test(`${form.name}, leaving the page anyway: the text is restored on return`, async ({ page, server }) => {
    const { disconnected } = await sendAndWait(page, form, server)
    page.once('dialog', (question) => question.accept())
    await page.goto(`${server.url}/about/`)
    await disconnected
    await page.goto(server.url + form.path)
    await ready(page, form)
    await expectWords(page, form)
    await expect(page.getByText(form.success)).toHaveCount(0)
  })

test('another page while it sends, then it fails: pending on return, and nothing lost', async ({ page, server }) => {
  const { release } = await sendAndWait(page, CONTACT, server)
  await page.getByRole('link', { name: 'About' }).first().click()
  await expect(page).toHaveURL(/\/about\/$/)
  await page.goBack()
  await expect(sending(page)).toBeDisabled()
  await page.getByRole('link', { name: 'About' }).first().click()
  await expect(page).toHaveURL(/\/about\/$/)
  const answered = page.waitForResponse('**/send-form')
  release(500)
  await answered
  await page.goBack()
  await expectNothingLost(page, CONTACT)
})

test('what became of an application is shown with its job, and not with another', async ({ page, server }) => {
  const openOther = async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Apply Now: Skipper of the test boat' }).click()
    await expect(page.getByRole('dialog', { name: 'Application Skipper of the test boat' })).toBeVisible()
    await expect(page.locator('[name=job_title]')).toHaveValue('Skipper of the test boat')
    await expect(page.getByText(APPLICATION.failure)).toHaveCount(0)
    await expectWords(page, APPLICATION)
    await page.keyboard.press('Escape')
  }
  /** Answers a message that is being sent, while its dialog is closed. */
  const answerClosed = async (release: (status?: number) => void, status: number) => {
    await page.keyboard.press('Escape')
    await expect(APPLICATION.region(page)).toBeHidden()
    const answered = page.waitForResponse('**/send-form')
    release(status)
    await answered
  }
  const first = await sendAndWait(page, APPLICATION, server)
  await answerClosed(first.release, 500)
  await openOther()
  await APPLICATION.open(page)
  await expect(page.getByText(APPLICATION.failure)).toBeVisible()
  await openOther()

  await APPLICATION.open(page)
  const second = hangs()
  server.behave(second.behaviour)
  await submit(page, APPLICATION).click()
  await expect.poll(() => server.received.length).toBe(1)
  await answerClosed(second.release, 200)
  await page.getByRole('button', { name: `Apply Now: ${JOB}` }).click()
  await expect(page.getByText('Thank you. Søren reads it and answers within three working days.')).toBeVisible()
})
