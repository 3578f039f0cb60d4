import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { header, mailText } from '../../../server/relay/read-mail.ts'
import { APPLICATION, CONTACT, expectDelivered, fillIn, type MessageForm, openForm, submit } from './forms.ts'
import { QUICK } from './mock-server.ts'

test.use({ ...QUICK, permissions: ['clipboard-read', 'clipboard-write'] })

const OUTBOX = process.env.E2E_OUTBOX ?? ''
let count = 0
/** Tells the mail of one test from all others. */
const mark = () => `mark-${process.pid}-${Date.now()}-${count++}`

function mailWith(text: string): string {
  const mails = readdirSync(OUTBOX).filter((name) => name.endsWith('.eml'))
  const found = mails
    .map((name) => readFileSync(join(OUTBOX, name), 'utf8'))
    .filter((mail) => mailText(mail).includes(text))
  expect(found).toHaveLength(1)
  return found[0] ?? ''
}

const textOf = (mail: string) => mailText(mail).replaceAll('\r\n', '\n')

const SCRIPTS =
  'Ελληνικά Кириллица Հայերեն ქართული العربية עברית हिन्दी বাংলা தமிழ் ไทย བོད་ཡིག ᠮᠣᠩᠭᠣᠯ 中文 日本語 한국어 አማርኛ ᏣᎳᎩ ᚠᚢᚦ 𐎀𐎁 𝒲 🐦👩‍💻🏳️‍🌈 e\u0301 \u200f'
const HTML = '<img src=x onerror="window.harmed=1"><script>window.harmed=1</script>&amp;"\''
const INJECTION = 'x\r\nBcc: victim@example.org\r\n\r\n--boundary\r\nContent-Disposition: form-data; name="template_id"'

/** The same text in every field that takes it; where a field has a form of its own, inside of that. */
function everywhere(form: MessageForm, text: string): MessageForm {
  const line = text.replace(/[\r\n]+/g, ' ')
  const word = line.replace(/[\s@]+/g, '')
  const shaped: Record<string, string> = {
    Email: `${word}@example.org`,
    'GitHub URL': `https://example.org/${line}`,
    'LinkedIn URL': `https://example.org/?q=${line}`,
    Message: text,
    'Cover Letter': text,
  }
  const words = Object.fromEntries(Object.keys(form.words).map((label) => [label, shaped[label] ?? line]))
  return { ...form, words }
}

const HEADERS = ['From', 'To', 'Reply-To', 'Subject', 'Message-ID', 'Date', 'MIME-Version', 'Content-Type']
const EXTRA = 'Content-Transfer-Encoding'

for (const form of [CONTACT, APPLICATION]) {
  test(`${form.name}: every script of Unicode, HTML and a header’s end arrive in every field as written, as nothing but text`, async ({
    page,
    baseURL,
  }) => {
    const id = mark()
    const { words, ...rest } = everywhere(form, `${SCRIPTS} ${HTML} ${INJECTION}`)
    const last = Object.keys(words).at(-1) ?? ''
    const filled = { ...rest, words: { ...words, [last]: `${words[last]}\n${id}` } }
    await openForm(page, form, baseURL ?? '')
    await fillIn(page, filled)
    await submit(page, form).click()
    await expectDelivered(page, filled)
    const mail = mailWith(id)
    for (const text of Object.values(filled.words)) {
      expect(textOf(mail)).toContain(text.replaceAll('\r\n', '\n'))
    }
    const [head = ''] = mail.split('\r\n\r\n', 1)
    const names = head
      .replace(/\r\n[ \t].*/g, '')
      .split('\r\n')
      .map((line) => line.split(':', 1)[0])
    expect(names.filter((header) => ![...HEADERS, EXTRA].includes(header ?? ''))).toEqual([])
    expect(header(mail, 'To')).toBe(form.mailAddress)
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false)
  })
}

test('contact, a message that is too large for the service: says so, and all of it can be copied', async ({
  page,
  baseURL,
}) => {
  const long = { ...CONTACT, words: { ...CONTACT.words, Message: 'Weaving. '.repeat(6000).trim() } }
  await openForm(page, CONTACT, baseURL ?? '')
  await fillIn(page, long)
  await submit(page, CONTACT).click()
  await expect(page.getByRole('alert').filter({ hasText: 'It is too large to be sent from here.' })).toBeVisible()
  await page.getByRole('button', { name: 'Copy message' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(long.words.Message)
  await expect(page.getByRole('textbox', { name: /^Message/ })).toHaveValue(long.words.Message)
})
