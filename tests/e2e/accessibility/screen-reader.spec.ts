import { expect, test } from '@playwright/test'
import { OPENINGS } from '../fixture.ts'
import { open } from '../open-page.ts'
import { listen } from './announcements.ts'
import { bringReader, readAloud } from './screen-reader.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true, trace: 'off' })

test.beforeEach(async ({ page }) => {
  test.slow()
  await bringReader(page)
})

/**
 * The transcripts are kept in transcripts/: a change of what is read is a change to be read by somebody, who then keeps
 * it with `npx playwright test reader --update-snapshots`.
 */
const heard = (name: string) => `${name}.txt`

test('reads Home from the first line to the last', async ({ page }) => {
  await open(page, '/')
  expect(await readAloud(page, 'main')).toMatchSnapshot(heard('home'))
})

test('reads header and footer', async ({ page }) => {
  await open(page, '/about/')
  expect(await readAloud(page, 'body > header')).toMatchSnapshot(heard('header'))
  expect(await readAloud(page, 'body > footer')).toMatchSnapshot(heard('footer'))
})

test('reads Careers, and the dialog of an application', async ({ page }) => {
  await open(page, '/careers/')
  expect(await readAloud(page, 'main')).toMatchSnapshot(heard('careers'))
  await page
    .getByRole('button', { name: /^Apply Now/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await readAloud(page, 'dialog')).toMatchSnapshot(heard('dialog'))
})

test('reads Contact with what is wrong in it, and says it once', async ({ page }) => {
  await open(page, '/contact/')
  const said = await listen(page)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
  expect(await readAloud(page, 'main form')).toMatchSnapshot(heard('contact-errors'))
  expect(await said()).toEqual([expect.stringMatching(/^4 answers need another look/)])
})

test('reads the filter of the portfolio, and says each result once', async ({ page }) => {
  await open(page, '/portfolio/')
  const said = await listen(page)
  for (const name of [/^Website Development/, /^UI\/UX Designs/, /^All/]) {
    await page.getByRole('button', { name, pressed: false }).first().click()
    await expect(page.getByRole('button', { name, pressed: true })).toBeVisible()
  }
  expect(await said()).toEqual([
    expect.stringMatching(/^\d+ projects under Website Development$/),
    '0 projects under UI/UX Designs',
    expect.stringMatching(/^All \d+ projects$/),
  ])
  await page.getByRole('button', { name: /^UI\/UX Designs/ }).click()
  expect(await readAloud(page, 'main')).toMatchSnapshot(heard('portfolio-empty'))
})

test('says the number of openings once for each search', async ({ page }) => {
  await open(page, '/careers/')
  const said = await listen(page)
  await page.getByRole('searchbox').fill('react')
  await expect(page.getByText(`1 of ${OPENINGS} openings`)).toBeVisible()
  await page.getByRole('searchbox').fill('')
  await expect(page.getByText(`${OPENINGS} openings`, { exact: true })).toBeVisible()
  expect(await said()).toEqual([`1 of ${OPENINGS} openings`, `${OPENINGS} openings`])
})
