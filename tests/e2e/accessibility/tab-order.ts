import type { Page } from '@playwright/test'

/** What the keyboard can reach, where it is, and how it shows that it is there. */
interface Stop {
  name: string
  problems: string[]
  /** Of the document, not of the window. */
  box: { top: number; bottom: number; left: number; right: number }
  area: string
}

const FOCUSABLE =
  'a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled, summary, [tabindex="0"]'

/** Walks through the page by Tab alone, from its beginning to its end, and gives what was wrong on the way. */
export async function walk(page: Page): Promise<{ stops: number; problems: string[] }> {
  const expected = await page.evaluate(markControls, FOCUSABLE)
  const problems: string[] = []
  const reached = new Set<number>()
  let previous: Stop | undefined
  for (let step = 0; step < expected.length; step++) {
    await page.keyboard.press('Tab')
    const { number, stop } = await settled(page)
    if (!stop || number === undefined) {
      problems.push(`after ${previous?.name}: the focus is nowhere`)
      break
    }
    if (reached.has(number)) {
      problems.push(`after ${previous?.name}: back at ${stop.name}, with ${expected.length - reached.size} to go`)
      break
    }
    reached.add(number)
    problems.push(...stop.problems.map((problem) => `${stop.name}: ${problem}`))
    if (previous && jumpsBack(previous, stop)) problems.push(`from ${previous.name} back up to ${stop.name}`)
    previous = stop
  }
  const missed = expected.filter((_, number) => !reached.has(number))
  return { stops: reached.size, problems: [...problems, ...missed.map((name) => `${name}: not reached`)] }
}

/** Looks at the focus, and once more when something seems wrong: what a style changes is there a frame later. */
async function settled(page: Page): Promise<{ number?: number; stop?: Stop }> {
  const first = await page.evaluate(lookAtFocus)
  if (first.stop?.problems.length === 0) return first
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)))
  return page.evaluate(lookAtFocus)
}

/** Sight reads downwards, and to the right in a row of columns: up and not to the right is against it. */
function jumpsBack(from: Stop, to: Stop): boolean {
  if (from.area !== to.area) return false
  return to.box.bottom <= from.box.top && to.box.left < from.box.right - 1
}

/** Runs in the page: numbers what Tab must reach, in the order of the document, and names it. */
function markControls(selector: string): string[] {
  const controls = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert], [aria-hidden="true"]'),
  )
  for (const [number, control] of controls.entries()) control.dataset.stop = String(number)
  return controls.map(
    (control) => `${control.tagName.toLowerCase()} "${(control.ariaLabel ?? control.textContent).trim().slice(0, 40)}"`,
  )
}

/** Runs in the page: the place of the focus, and what is wrong with how it shows. */
function lookAtFocus(): { number?: number; stop?: Stop } {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element.dataset.stop === undefined) return {}
  const problems: string[] = []
  const rect = element.getBoundingClientRect()
  const inHeader = element.closest('header') !== null
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const top = inHeader || element.classList.contains('skip-link') ? 0 : header
  if (rect.width < 1 || rect.height < 1) problems.push('has no size')
  if (rect.top < top - 1 && rect.height < window.innerHeight - top)
    problems.push(`is under the header by ${top - rect.top}`)
  // A part of it in sight is enough (WCAG 2.4.11): of a field, a browser shows the caret.
  if (rect.top > window.innerHeight - 8) problems.push('is below the window')
  if (rect.left < -1 || rect.right > window.innerWidth + 1) problems.push('is beside the window')

  const style = getComputedStyle(element)
  const outlined = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2
  // A field is a line to write on: the line gets thick and takes the colour of the focus.
  const ruled = element.matches('input, select, textarea') && Number.parseFloat(style.borderBottomWidth) >= 3
  if (!outlined && !ruled) problems.push('does not show the focus')

  const { scrollX, scrollY } = window
  return {
    number: Number(element.dataset.stop),
    stop: {
      name: `${element.tagName.toLowerCase()} "${(element.ariaLabel ?? element.textContent).trim().slice(0, 40)}"`,
      problems,
      box: {
        top: rect.top + scrollY,
        bottom: rect.bottom + scrollY,
        left: rect.left + scrollX,
        right: rect.right + scrollX,
      },
      area: element.closest('header, main, footer, dialog')?.tagName ?? '',
    },
  }
}
