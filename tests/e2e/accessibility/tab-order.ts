import type { Page } from '@playwright/test'
import { settled } from '../page.ts'

interface Stop {
  number: number
  name: string
  problems: string[]
  /** Relative to the document. */
  box: { top: number; bottom: number; left: number; right: number }
  area: string
}

/** Presses Tab through the page, or through its <main>. Returns the number of stops and the problems found. */
export async function checkTabOrder(page: Page, within: 'html' | 'main' = 'html') {
  const expected = await page.evaluate(markControls, within)
  const problems: string[] = []
  const reached = new Set<number>()
  let previous: Stop | undefined
  while (reached.size < expected.length) {
    await page.keyboard.press('Tab')
    const stop = await readFocus(page)
    if (!stop || reached.has(stop.number)) {
      problems.push(`after ${previous?.name}: ${stop ? `back at ${stop.name}` : 'the focus is nowhere'}`)
      break
    }
    reached.add(stop.number)
    problems.push(...stop.problems.map((problem) => `${stop.name}: ${problem}`))
    if (previous && jumpsBack(previous, stop)) problems.push(`from ${previous.name} back up to ${stop.name}`)
    previous = stop
  }
  const missed = expected.filter((_, number) => !reached.has(number))
  return { stops: reached.size, problems: [...problems, ...missed.map((name) => `${name}: not reached`)] }
}

/** Reads the focus, and again after a problem, because a transition may still be running. */
async function readFocus(page: Page): Promise<Stop | undefined> {
  const first = await page.evaluate(inspectFocus)
  if (first?.problems.length === 0) return first
  await settled(page)
  return page.evaluate(inspectFocus)
}

/** True when the focus moves up without moving to the right, as to the next column. */
const jumpsBack = (from: Stop, to: Stop) =>
  from.area === to.area && to.box.bottom <= from.box.top && to.box.left < from.box.right - 1

/** Runs in the page: numbers the controls that Tab must reach, in document order, and returns their names. */
function markControls(within: string): string[] {
  const selector =
    'a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled, summary, [tabindex="0"]'
  document.querySelector<HTMLElement>(within)?.focus()
  const controls = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) =>
      element.closest(within) &&
      element.tabIndex >= 0 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert], [aria-hidden="true"]'),
  )
  for (const [number, control] of controls.entries()) control.dataset.stop = String(number)
  return controls.map((control) => `${control.tagName} "${(control.ariaLabel ?? control.textContent).slice(0, 40)}"`)
}

/** Runs in the page: returns the focused control and problems of its position and focus style. */
function inspectFocus(): Stop | undefined {
  const element = document.activeElement
  if (!(element instanceof HTMLElement || element instanceof SVGElement) || element.dataset.stop === undefined) return
  const problems: string[] = []
  const { top, bottom, left, right, width, height } = element.getBoundingClientRect()
  const isAboveHeader = element.closest('header') !== null || element.classList.contains('skip-link')
  const header = isAboveHeader ? 0 : (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)
  if (width < 1 || height < 1) problems.push('has no size')
  if (top < header - 1 && height < window.innerHeight - header) problems.push(`is under the header by ${header - top}`)
  // A visible part is enough (WCAG 2.4.11).
  if (top > window.innerHeight - 8) problems.push('is below the window')
  if (left < -1 || right > window.innerWidth + 1) problems.push('is beside the window')

  const style = getComputedStyle(element)
  const isOutlined = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2
  // Fields get a thicker bottom border instead of an outline, and a region of a picture has a stroke.
  const isUnderlined = element.matches('input, select, textarea') && Number.parseFloat(style.borderBottomWidth) >= 3
  const isRegion = element instanceof SVGElement
  if (!isOutlined && !isUnderlined && !(isRegion && style.stroke !== 'none')) problems.push('does not show the focus')

  const { scrollX: x, scrollY: y } = window
  return {
    number: Number(element.dataset.stop),
    name: `${element.tagName} "${(element.ariaLabel ?? element.textContent).slice(0, 40)}"`,
    problems,
    box: { top: top + y, bottom: bottom + y, left: left + x, right: right + x },
    // The content decides the order of the regions of a picture.
    area: isRegion
      ? `region ${element.dataset.stop}`
      : (element.closest('header, main, footer, dialog')?.tagName ?? ''),
  }
}
