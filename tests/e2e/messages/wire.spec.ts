import { expect, type Request } from '@playwright/test'
import { APPLICATION, CONTACT, expectDelivered, expectNothingLost, FORMS, fillIn, openForm, submit } from './forms.ts'
import { answers, builtWith, IDENTIFIERS, QUICK, test } from './mock-server.ts'

test.use({ ...QUICK, permissions: ['clipboard-read', 'clipboard-write'] })

const SERVICE = 'https://api.emailjs.com'
const TEMPLATES: Record<string, string> = {
  [CONTACT.name]: IDENTIFIERS.NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID,
  [APPLICATION.name]: IDENTIFIERS.NEXT_PUBLIC_EMAILJS_APPLICATION_TEMPLATE_ID,
}

test.describe('with the identifiers set and nothing else', () => {
  // The policy in the pages is that of this build, which has no identifiers.
  test.use({ bypassCSP: true })

  for (const form of FORMS) {
    test(`${form.name} goes to the e-mail service, in its encoding and with its fields, and nothing else changes`, async ({
      page,
      server,
    }) => {
      await openForm(page, form, server.url)
      await fillIn(page, form)
      await submit(page, form).click()
      await expectDelivered(page, form)
      const own = server.received[0]
      server.behave(answers(500))

      const elsewhere = await page.context().newPage()
      await builtWith(elsewhere, IDENTIFIERS)
      const requests: Request[] = []
      await elsewhere.route(`${SERVICE}/**`, (route) => {
        requests.push(route.request())
        return route.fulfill({ status: 200, body: 'OK', headers: { 'access-control-allow-origin': '*' } })
      })
      await openForm(elsewhere, form, server.url)
      await fillIn(elsewhere, form)
      await submit(elsewhere, form).click()
      // The other page has just sent one.
      await elsewhere.getByRole('button', { name: 'Send anyway' }).click()
      await expectDelivered(elsewhere, form)

      expect(requests.map((request) => `${request.method()} ${request.url()}`)).toEqual([
        `POST ${SERVICE}/api/v1.0/email/send-form`,
      ])
      const [request] = requests
      const type = (await request?.headerValue('content-type')) ?? ''
      expect(type).toMatch(/^multipart\/form-data; boundary=/)
      const sent = await new Response(Uint8Array.from(request?.postDataBuffer() ?? []), {
        headers: { 'content-type': type },
      }).formData()
      expect([...sent.keys()]).toEqual(Object.keys(own?.fields ?? {}))
      const { resume: _, ...words } = { ...form.wire }
      expect(
        Object.fromEntries([...sent].map(([name, value]) => [name, String(value).replaceAll('\r\n', '\n')])),
      ).toEqual(
        expect.objectContaining({
          ...words,
          lib_version: '4.4.1',
          service_id: IDENTIFIERS.NEXT_PUBLIC_EMAILJS_SERVICE_ID,
          template_id: TEMPLATES[form.name],
          user_id: IDENTIFIERS.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY,
        }),
      )
      expect(own?.url).toBe('/api/v1.0/email/send-form')
      expect(own?.type).toMatch(/^multipart\/form-data; boundary=/)
      expect(own?.fields).toMatchObject({ lib_version: '4.4.1', service_id: 'service_wrenhaus', user_id: 'local' })
      expect(server.asked).toBe(0)
    })
  }

  test('contact, half a configuration that got past the build is a failure that keeps everything', async ({
    page,
    server,
  }) => {
    await builtWith(page, { NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_of_ours' })
    await openForm(page, CONTACT, server.url)
    await fillIn(page, CONTACT)
    await submit(page, CONTACT).click()
    await expectNothingLost(page, CONTACT)
    await expect(page.getByRole('alert').filter({ hasText: 'The mistake is ours' })).toBeVisible()
    expect(server.asked).toBe(0)
  })
})
