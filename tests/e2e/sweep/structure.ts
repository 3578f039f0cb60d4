import type { Page } from '@playwright/test'
import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  // A list item may be named (WAI-ARIA 1.2, 5.2.8.6 does not name it among those that may not): "3 of 8" in a carousel.
  rules: { 'aria-label-misuse': ['error', { allowAnyNamable: true }] },
})

/** What is wrong with the live document: its HTML, headings, landmarks, language, ids and alternative texts. */
export async function structureProblems(page: Page): Promise<string[]> {
  const { results } = await validator.validateString(`<!DOCTYPE html>${await outerHtml(page)}`)
  const invalid = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
  return [...invalid, ...(await page.evaluate(outlineProblems))]
}

const outerHtml = (page: Page) => page.evaluate(() => document.documentElement.outerHTML)

/** Runs in the page. */
function outlineProblems(): string[] {
  const problems: string[] = []
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility())
  const exactlyOne = (selector: string) => {
    const { length } = shown(selector)
    if (length !== 1) problems.push(`${length} of ${selector}`)
  }
  for (const landmark of ['body > header', 'body > main', 'body > footer', 'h1']) exactlyOne(landmark)

  const levels = shown('h1, h2, h3, h4, h5, h6').map((heading) => ({
    level: Number(heading.tagName.slice(1)),
    text: heading.textContent,
  }))
  if (levels[0]?.level !== 1) problems.push(`the first heading is of level ${levels[0]?.level}`)
  for (const [index, { level, text }] of levels.entries()) {
    if (level > (levels[index - 1]?.level ?? level) + 1) problems.push(`a step is left out before "${text}"`)
    if (!text?.trim()) problems.push(`an empty heading of level ${level}`)
  }

  const names = shown('nav').map((nav) => nav.getAttribute('aria-label') ?? nav.getAttribute('aria-labelledby') ?? '')
  if (names.includes('')) problems.push('a navigation without a name')
  if (new Set(names).size < names.length) problems.push(`navigations of one name: ${names.join(', ')}`)

  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  for (const id of new Set(ids.filter((id, index) => ids.indexOf(id) !== index))) problems.push(`#${id} stands twice`)

  if (document.documentElement.lang !== 'en') problems.push(`the language is "${document.documentElement.lang}"`)
  if (!document.title) problems.push('no title')

  for (const image of document.images) {
    const alt = image.getAttribute('alt')
    if (alt === null) problems.push(`no alternative text: ${image.src}`)
    if (alt && /\.(webp|avif|png|jpe?g)|^(image|picture|photo|icon)( of)?\b/i.test(alt)) {
      problems.push(`an alternative text that tells nothing: ${alt}`)
    }
    if (image.complete && image.naturalWidth === 0 && image.checkVisibility()) problems.push(`broken: ${image.src}`)
  }
  for (const drawing of document.querySelectorAll('svg:not(svg svg)')) {
    const silent = drawing.closest('[aria-hidden="true"]') !== null
    const named = drawing.getAttribute('role') === 'img' && drawing.hasAttribute('aria-label')
    const titled = drawing.getAttribute('aria-labelledby') !== null
    if (!silent && !named && !titled)
      problems.push(`a drawing neither named nor hidden: ${drawing.outerHTML.slice(0, 120)}`)
  }
  return problems
}
