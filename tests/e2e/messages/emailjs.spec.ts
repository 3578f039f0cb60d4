import { expect, type Page, type Request, type Route } from '@playwright/test'
import { KINDS, SERVICE_ORIGIN } from '../../../lib/messages/config.ts'
import { pauseClock } from '../fake-clock.ts'
import {
  APPLICATION,
  CONTACT,
  expectDelivered,
  expectNothingLost,
  FORMS,
  fieldOf,
  fillIn,
  openForm,
  submit,
} from './forms.ts'
import { answers, builtWith, IDENTIFIERS, LARGE_RESUME, QUICK, test } from './mock-server.ts'

// bypassCSP, because the policy of this build does not allow EmailJS.
test.use({ ...QUICK, permissions: ['clipboard-read', 'clipboard-write'], bypassCSP: true })

const CHUNKS = '**/_next/static/chunks/*.js'

/** Mocks the service until the next call. Returns the requests to it. */
async function service(page: Page, answer: Parameters<Route['fulfill']>[0] | 'nothing'): Promise<Request[]> {
  const requests: Request[] = []
  await page.unroute(`${SERVICE_ORIGIN}/**`)
  await page.route(`${SERVICE_ORIGIN}/**`, (route) => {
    requests.push(route.request())
    if (answer !== 'nothing') return route.fulfill({ ...answer, headers: { 'access-control-allow-origin': '*' } })
  })
  return requests
}

const DELIVERS = { status: 200, body: 'OK' }

async function openFilledIn(page: Page, form: (typeof FORMS)[number], base: string): Promise<void> {
  await builtWith(page, IDENTIFIERS)
  await openForm(page, form, base)
  await fillIn(page, form)
}

const expectHint = (page: Page, hint: string) => expect(page.getByRole('alert').filter({ hasText: hint })).toBeVisible()

for (const form of FORMS) {
  test(`${form.name}, with the identifiers set, goes to EmailJS with the same fields as to our relay`, async ({
    page,
    server,
  }) => {
    await openForm(page, form, server.url)
    await fillIn(page, form)
    await submit(page, form).click()
    await expectDelivered(page, form)
    const relayed = server.received[0]
    server.behave(answers(500))

    const elsewhere = await page.context().newPage()
    const requests = await service(elsewhere, DELIVERS)
    await openFilledIn(elsewhere, form, server.url)
    await submit(elsewhere, form).click()
    await elsewhere.getByRole('button', { name: 'Send anyway' }).click()
    await expectDelivered(elsewhere, form)

    expect(requests.map((request) => `${request.method()} ${request.url()}`)).toEqual([
      `POST ${SERVICE_ORIGIN}/api/v1.0/email/send-form`,
    ])
    const [request] = requests
    const type = (await request?.headerValue('content-type')) ?? ''
    expect(type).toMatch(/^multipart\/form-data; boundary=/)
    const sent = await new Response(Uint8Array.from(request?.postDataBuffer() ?? []), {
      headers: { 'content-type': type },
    }).formData()
    expect([...sent.keys()]).toEqual(Object.keys(relayed?.fields ?? {}))
    const { resume: _, ...words } = { ...form.wire }
    expect(
      Object.fromEntries([...sent].map(([name, value]) => [name, String(value).replaceAll('\r\n', '\n')])),
    ).toEqual(
      expect.objectContaining({
        ...words,
        lib_version: '4.4.1',
        service_id: IDENTIFIERS.NEXT_PUBLIC_EMAILJS_SERVICE_ID,
        template_id: IDENTIFIERS[KINDS[form.name].templateVariable],
        user_id: IDENTIFIERS.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY,
      }),
    )
    expect(relayed?.url).toBe('/api/v1.0/email/send-form')
    expect(relayed?.type).toMatch(/^multipart\/form-data; boundary=/)
    expect(relayed?.fields).toMatchObject({ lib_version: '4.4.1', service_id: 'service_local', user_id: 'local' })
    expect(server.requests).toBe(0)
  })
}

test('contact, EmailJS responds with a web page and status 200: nothing is lost, and the next click tries again', async ({
  page,
  server,
}) => {
  await service(page, { status: 200, body: '<!doctype html><title>Sign in</title>' })
  await openFilledIn(page, CONTACT, server.url)
  await submit(page, CONTACT).click()
  await expectNothingLost(page, CONTACT)
  await expectHint(page, 'could not be reached')
  await service(page, DELIVERS)
  await submit(page, CONTACT).click()
  await expectDelivered(page, CONTACT)
})

test('application, EmailJS does not respond: cancelled after 20 seconds plus the time for its file', async ({
  page,
  server,
}) => {
  const requests = await service(page, 'nothing')
  await openFilledIn(page, APPLICATION, server.url)
  await fieldOf(page, APPLICATION, 'Resume').setInputFiles(LARGE_RESUME)
  await pauseClock(page)
  await submit(page, APPLICATION).click()
  await expect.poll(() => requests.length).toBe(1)
  // 2 MB at 256 kbit/s are 64 seconds.
  await page.clock.fastForward(80_000)
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await page.clock.fastForward(10_000)
  await expectNothingLost(page, APPLICATION)
  await expectHint(page, 'it may or may not have arrived')
})

test('contact, the SDK cannot be downloaded: nothing is lost, and the next click tries again', async ({
  page,
  server,
}) => {
  const requests = await service(page, DELIVERS)
  await openFilledIn(page, CONTACT, server.url)
  await page.route(CHUNKS, (route) => route.abort('connectionreset'))
  await submit(page, CONTACT).click()
  await expectNothingLost(page, CONTACT)
  await page.unroute(CHUNKS)
  await submit(page, CONTACT).click()
  await expectDelivered(page, CONTACT)
  expect(requests).toHaveLength(1)
})

test('contact, the SDK loads after the time limit: the cancelled message is not sent', async ({ page, server }) => {
  const requests = await service(page, DELIVERS)
  await openFilledIn(page, CONTACT, server.url)
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

test('contact, the SDK fails because storage is blocked: nothing is lost', async ({ page, server }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get, configurable: true })
  })
  const requests = await service(page, DELIVERS)
  await openFilledIn(page, CONTACT, server.url)
  await submit(page, CONTACT).click()
  await expectNothingLost(page, CONTACT)
  expect(requests).toEqual([])
})
