import { expect, test } from '@playwright/test'
import { OPENINGS } from '../fixture.ts'
import { open } from '../open-page.ts'
import { recordAnnouncements } from './announcements.ts'
import { installScreenReader, readAloud } from './screen-reader.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true, trace: 'off' })

test.beforeEach(async ({ page }) => {
  test.slow()
  await installScreenReader(page)
})

/** Review changes of transcripts/, then update them: `npx playwright test screen-reader --update-snapshots`. */
const transcript = (name: string) => `${name}.txt`

test('a screen reader reads Home', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('button', { name: 'Front wall' }).waitFor()
  expect(await readAloud(page, 'main')).toMatchSnapshot(transcript('home'))
})

test('a screen reader reads header and footer', async ({ page }) => {
  await open(page, '/about/')
  expect(await readAloud(page, 'body > header')).toMatchSnapshot(transcript('header'))
  expect(await readAloud(page, 'body > footer')).toMatchSnapshot(transcript('footer'))
})

test('a screen reader reads Careers and the application dialog', async ({ page }) => {
  await open(page, '/careers/')
  expect(await readAloud(page, 'main')).toMatchSnapshot(transcript('careers'))
  await page
    .getByRole('button', { name: /^Apply Now/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await readAloud(page, 'dialog')).toMatchSnapshot(transcript('dialog'))
})

test('a screen reader reads the errors of the contact form, and announces them once', async ({ page }) => {
  await open(page, '/contact/')
  const announced = await recordAnnouncements(page)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
  expect(await readAloud(page, 'main form')).toMatchSnapshot(transcript('contact-errors'))
  await expect.poll(announced).toEqual([expect.stringMatching(/^4 answers need correcting/)])
})

test('a screen reader reads the filtered portfolio, and announces each result once', async ({ page }) => {
  await open(page, '/portfolio/')
  const announced = await recordAnnouncements(page)
  for (const name of [/^Website Development/, /^UI\/UX Designs/, /^All/]) {
    await page.getByRole('button', { name, pressed: false }).first().click()
    await expect(page.getByRole('button', { name, pressed: true })).toBeVisible()
  }
  const announcements = [
    expect.stringMatching(/^\d+ projects under Website Development$/),
    '0 projects under UI/UX Designs',
    expect.stringMatching(/^All \d+ projects(; \d+ in several categories, listed only here)?$/),
  ]
  await expect.poll(announced).toEqual(announcements)
  await page.getByRole('button', { name: /^UI\/UX Designs/ }).click()
  await expect.poll(announced).toEqual([...announcements, '0 projects under UI/UX Designs'])
  expect(await readAloud(page, 'main')).toMatchSnapshot(transcript('portfolio-empty'))
})

test('a screen reader announces the number of jobs once for each search', async ({ page }) => {
  await open(page, '/careers/')
  const announced = await recordAnnouncements(page)
  await page.getByRole('searchbox').fill('react')
  await expect(page.getByText(`1 of ${OPENINGS} openings`)).toBeVisible()
  await page.getByRole('searchbox').fill('')
  await expect(page.getByText(`${OPENINGS} openings`, { exact: true })).toBeVisible()
  await expect.poll(announced).toEqual([`1 of ${OPENINGS} openings`, `${OPENINGS} openings`])
})
