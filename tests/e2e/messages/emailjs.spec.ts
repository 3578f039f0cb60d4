import { expect, type Page, type Request, type Route } from '@playwright/test'
import { fromEntries } from '../../../lib/from-entries.ts'
import { KINDS, MESSAGE_KINDS, SERVICE_ORIGIN } from '../../../lib/messages/config.ts'
import { pauseClock } from '../fake-clock.ts'
import * as forms from './forms.ts'
import { fieldsOf, LARGE_RESUME, QUICK, test } from './mock-server.ts'

const { APPLICATION, CONTACT, FORMS } = forms
const { expectDelivered, expectNothingLost, fieldOf, hint, openFilledIn, sending, submit } = forms

// bypassCSP, because the policy of this build does not allow EmailJS.
test.use({ ...QUICK, bypassCSP: true })

const CHUNKS = '**/_next/static/chunks/*.js'
const IDENTIFIERS = {
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_of_ours',
  ...fromEntries(MESSAGE_KINDS.map((kind) => [KINDS[kind].templateVariable, `our_${kind}`])),
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key_of_ours',
} as const

/** Opens and fills in a form whose messages go to EmailJS. Returns the requests there; `answer` is undefined for none. */
async function openWithEmailjs(page: Page, form: forms.MessageForm, base: string, answer: () => string | undefined) {
  const requests: Request[] = []
  // Simulates a build with these variables: Next reads unset ones from `process.env`.
  await page.addInitScript((env) => void Object.assign(window, { process: { env } }), IDENTIFIERS)
  await page.route(`${SERVICE_ORIGIN}/**`, (route) => {
    requests.push(route.request())
    const body = answer()
    if (body !== undefined) return route.fulfill({ body, headers: { 'access-control-allow-origin': '*' } })
  })
  await openFilledIn(page, form, base)
  return requests
}

for (const form of FORMS)
  test(`${form.name} goes to EmailJS, with the fields that the relay gets`, async ({ page, server }) => {
    const requests = await openWithEmailjs(page, form, server.url, () => 'OK')
    await submit(page, form).click()
    await expectDelivered(page, form)
    const [request] = requests
    expect(requests.map((each) => each.method())).toEqual(['POST'])
    expect(request?.url()).toBe(`${SERVICE_ORIGIN}/api/v1.0/email/send-form`)
    const type = await request?.headerValue('content-type')
    // Playwright's copy of the body has no contents of files.
    const { resume: _, ...words } = await fieldsOf(request?.postDataBuffer() ?? Buffer.of(), type ?? '')
    const { resume: __, ...expected } = form.wire
    expect(words).toEqual({
      ...expected,
      lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      service_id: IDENTIFIERS.NEXT_PUBLIC_EMAILJS_SERVICE_ID,
      template_id: IDENTIFIERS[KINDS[form.name].templateVariable],
      user_id: IDENTIFIERS.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY,
    })
    expect(server.requests).toBe(0)
  })

test('an application is cancelled after 20 seconds plus the time for its file', async ({ page, server }) => {
  const requests = await openWithEmailjs(page, APPLICATION, server.url, () => undefined)
  await fieldOf(page, APPLICATION, 'Resume').setInputFiles(LARGE_RESUME)
  await pauseClock(page)
  await submit(page, APPLICATION).click()
  await expect.poll(() => requests.length).toBe(1)
  // 2 MB at 256 kbit/s are 64 seconds.
  await page.clock.fastForward(80_000)
  await expect(sending(page)).toBeDisabled()
  await page.clock.fastForward(10_000)
  await expectNothingLost(page, APPLICATION)
  await expect(hint(page, 'it may or may not have arrived')).toBeVisible()
})

test('the SDK loads after the time limit: the cancelled message is not sent', async ({ page, server }) => {
  const requests = await openWithEmailjs(page, CONTACT, server.url, () => 'OK')
  const held: Route[] = []
  await page.route(CHUNKS, (route) => void held.push(route))
  await pauseClock(page)
  await submit(page, CONTACT).click()
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await page.clock.fastForward(20_500)
  await expectNothingLost(page, CONTACT)
  await page.unroute(CHUNKS)
  await Promise.all(held.map((route) => route.continue()))
  await submit(page, CONTACT).click()
  await expectDelivered(page, CONTACT)
  expect(requests).toHaveLength(1)
})
