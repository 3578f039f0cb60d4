import { expect, type Locator, type Page } from '@playwright/test'
import { CONTACT, fieldOf } from '../messages/forms.ts'

export interface Interaction {
  name: string
  act: (page: Page) => Promise<unknown>
  /** Prepares the interaction; not measured. */
  before?: (page: Page) => Promise<unknown>
}

export interface Visit {
  path: string
  /** In pixels; 1280 by 800 by default. */
  viewport?: { width: number; height: number }
  interactions: readonly Interaction[]
}

/** Milliseconds between pointerdown and pointerup, which are two interactions. */
const PRESS = { delay: 80 }
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const banner = (page: Page) => page.getByRole('banner')
const press = (name: string | RegExp) => (page: Page) => button(page, name).click(PRESS)
const apply = (page: Page) =>
  button(page, /^Apply Now/)
    .first()
    .click(PRESS)
const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog')
const field = (page: Page, label: RegExp) => dialog(page).getByLabel(label)
const link = (within: Locator, name: string | RegExp) =>
  within.getByRole('link', { name, exact: typeof name === 'string' }).first()
const theme = (page: Page) => page.getByRole('switch', { name: 'Dark theme' }).click(PRESS)
const pause = (page: Page) => page.getByRole('switch', { name: 'Pause motion' })
const search = (page: Page) => page.getByRole('searchbox')
const navigated = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeFocused()

async function scrollToQuotes(page: Page) {
  await page.getByRole('region', { name: 'What clients say', exact: true }).scrollIntoViewIfNeeded()
  await expect(button(page, 'Next quote')).toBeVisible({ timeout: 15_000 })
}

async function dragQuote(page: Page) {
  const box = await page.getByRole('region', { name: 'What clients say', exact: true }).boundingBox()
  if (!box) throw new Error('the quotes have no box')
  await page.mouse.move(box.x + box.width / 2, box.y + 60)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 - 300, box.y + 60, { steps: 6 })
  await page.mouse.up()
}

async function fillContact(page: Page) {
  await fieldOf(page, CONTACT, 'Email').fill('ada@example.org')
  await fieldOf(page, CONTACT, 'Subject').fill('A few words')
}

const themeInteractions: readonly Interaction[] = [
  { name: 'switch to dark', act: theme },
  { name: 'switch to light', act: theme },
]

export const VISITS: readonly Visit[] = [
  {
    path: '/',
    interactions: [
      { name: 'open a menu', act: press('Technologies') },
      { name: 'open the other menu', act: press('Our Services') },
      { name: 'close a menu with Escape', act: (page) => page.keyboard.press('Escape') },
      {
        name: 'close a menu by a click outside',
        before: press('Technologies'),
        act: (page) => page.mouse.click(2, 790, PRESS),
      },
      { name: 'choose a slide of code', act: press('Database') },
      { name: 'start the slides', act: press('Start automatic slide show') },
      { name: 'stop the slides', act: press('Stop automatic slide show') },
      ...themeInteractions,
      { name: 'next quote', before: scrollToQuotes, act: press('Next quote') },
      { name: 'previous quote', act: press('Previous quote') },
      { name: 'a dot of the quotes', act: press('Go to quote 5') },
      { name: 'an arrow key in the quotes', act: (page) => page.keyboard.press('ArrowLeft') },
      { name: 'drag the quotes', act: dragQuote },
      {
        name: 'pause motion',
        before: (page) => pause(page).scrollIntoViewIfNeeded(),
        act: (page) => pause(page).click(PRESS),
      },
      { name: 'resume motion', act: (page) => pause(page).click(PRESS) },
      {
        name: 'go to the page that is open',
        before: (page) => page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' })),
        act: (page) => link(banner(page), /, home/).click(PRESS),
      },
      {
        name: 'open a featured story',
        before: (page) =>
          page.locator('#projects').getByRole('link', { name: 'Cyber Guardians' }).scrollIntoViewIfNeeded(),
        act: (page) => page.locator('#projects').getByRole('link', { name: 'Cyber Guardians' }).click(PRESS),
      },
      {
        name: 'back to the projects',
        before: navigated,
        act: (page) => main(page).getByRole('link', { name: 'Back to Projects' }).first().click(PRESS),
      },
      {
        name: 'go to another page',
        before: (page) => page.waitForURL('/#projects'),
        act: (page) => banner(page).getByRole('link', { name: 'Our Apps' }).click(PRESS),
      },
      {
        name: 'click a link of the footer',
        before: navigated,
        act: (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true }).click(PRESS),
      },
    ],
  },
  {
    path: '/about/',
    viewport: { width: 390, height: 844 },
    interactions: [
      ...themeInteractions,
      { name: 'open the menu', act: press('Menu') },
      {
        name: 'open a group of it',
        act: (page) => page.locator('#menu-mobile').getByRole('button', { name: 'Our Services' }).click(PRESS),
      },
      {
        name: 'follow a link of it',
        act: (page) => page.locator('#menu-services').getByRole('link', { name: 'Database' }).first().click(PRESS),
      },
    ],
  },
  {
    path: '/portfolio/',
    interactions: [
      ...themeInteractions,
      { name: 'filter', act: press(/^Website Dev/) },
      { name: 'filter to nothing', act: press(/^UI\/UX/) },
      { name: 'filter again', act: press(/^App Dev/) },
      {
        name: 'show all, below the list',
        before: (page) => button(page, /^Show all/).scrollIntoViewIfNeeded(),
        act: press(/^Show all/),
      },
      { name: 'filter with the keyboard', act: (page) => button(page, /^App Dev/).press('Enter') },
      { name: 'show all', act: press(/^All/) },
      {
        name: 'open a story',
        before: (page) => page.locator('article a').first().scrollIntoViewIfNeeded(),
        act: (page) => page.locator('article a').first().click(PRESS),
      },
    ],
  },
  {
    path: '/careers/',
    interactions: [
      ...themeInteractions,
      {
        name: 'type in the job search',
        before: (page) => search(page).scrollIntoViewIfNeeded(),
        act: (page) => search(page).pressSequentially('react dev'),
      },
      { name: 'type a search without results', act: (page) => search(page).pressSequentially('zz') },
      { name: 'show all jobs', act: press('Show all openings') },
      {
        name: 'clear the job search',
        before: (page) => search(page).fill('react'),
        act: (page) =>
          search(page)
            .press('ControlOrMeta+A')
            .then(() => page.keyboard.press('Delete')),
      },
      {
        name: 'choose a department with the keyboard',
        act: (page) => page.getByRole('combobox', { name: 'Department' }).press('ArrowDown'),
      },
      { name: 'open the dialog', act: apply },
      { name: 'type in the dialog', act: (page) => field(page, /^Full Name/).pressSequentially('Ada') },
      { name: 'choose a location', act: (page) => field(page, /^Location/).press('ArrowDown') },
      { name: 'send an empty application', act: press('Submit Application') },
      {
        name: 'click an error of the summary',
        act: (page) => dialog(page).getByRole('alert').getByRole('link').first().click(PRESS),
      },
      { name: 'close the dialog with Escape', act: (page) => page.keyboard.press('Escape') },
      { name: 'open the dialog again', act: apply },
      { name: 'close the dialog', act: (page) => dialog(page).getByRole('button', { name: 'Close' }).click(PRESS) },
      {
        name: 'close the dialog by a click outside',
        before: (page) => apply(page).then(() => expect(dialog(page)).toBeVisible()),
        act: (page) => page.mouse.click(8, 400, PRESS),
      },
      { name: 'open a job', act: (page) => link(main(page), /^Read more/).click(PRESS) },
      {
        name: 'apply on its page',
        before: navigated,
        act: apply,
      },
    ],
  },
  {
    path: '/contact/',
    interactions: [
      ...themeInteractions,
      { name: 'type a message', act: (page) => main(page).locator('textarea').pressSequentially('A few words') },
      { name: 'send an invalid form', act: (page) => main(page).locator('button[type=submit]').click(PRESS) },
      {
        name: 'click an error of the summary',
        act: (page) => main(page).getByRole('alert').getByRole('link').first().click(PRESS),
      },
      { name: 'correct an error', act: (page) => fieldOf(page, CONTACT, 'Name').pressSequentially('Ada') },
      {
        name: 'send a message that fails',
        before: fillContact,
        act: (page) =>
          main(page)
            .locator('button[type=submit]')
            .click(PRESS)
            .then(() => expect(button(page, 'Copy message')).toBeVisible()),
      },
      { name: 'copy the message', act: press('Copy message') },
    ],
  },
]
