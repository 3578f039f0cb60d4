import type { Page } from '@playwright/test'
import { settled } from '../page-checks.ts'

interface Stop {
  name: string
  problems: string[]
  /** Relative to the document. */
  box: { top: number; bottom: number; left: number; right: number }
  area: string
}

const FOCUSABLE =
  'a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled, summary, [tabindex="0"]'

/** Presses Tab through the whole page. Returns the number of stops and the problems found. */
export async function checkTabOrder(page: Page): Promise<{ stops: number; problems: string[] }> {
  const expected = await page.evaluate(markControls, FOCUSABLE)
  const problems: string[] = []
  const reached = new Set<number>()
  let previous: Stop | undefined
  for (let step = 0; step < expected.length; step++) {
    await page.keyboard.press('Tab')
    const { number, stop } = await readFocus(page)
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

/** Reads the focus, and again after a problem, because a transition may still be running. */
async function readFocus(page: Page): Promise<{ number?: number; stop?: Stop }> {
  const first = await page.evaluate(inspectFocus)
  if (first.stop?.problems.length === 0) return first
  await settled(page)
  return page.evaluate(inspectFocus)
}

/** True when the focus moves up without moving to the right, as to the next column. */
function jumpsBack(from: Stop, to: Stop): boolean {
  if (from.area !== to.area) return false
  return to.box.bottom <= from.box.top && to.box.left < from.box.right - 1
}

/** Runs in the page: numbers the controls that Tab must reach, in document order, and returns their names. */
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

/** Runs in the page: returns the focused control and problems of its position and focus style. */
function inspectFocus(): { number?: number; stop?: Stop } {
  const element = document.activeElement
  if (!(element instanceof HTMLElement || element instanceof SVGElement) || element.dataset.stop === undefined)
    return {}
  const problems: string[] = []
  const rect = element.getBoundingClientRect()
  const inHeader = element.closest('header') !== null
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const top = inHeader || element.classList.contains('skip-link') ? 0 : header
  if (rect.width < 1 || rect.height < 1) problems.push('has no size')
  if (rect.top < top - 1 && rect.height < window.innerHeight - top)
    problems.push(`is under the header by ${top - rect.top}`)
  // A visible part is enough (WCAG 2.4.11).
  if (rect.top > window.innerHeight - 8) problems.push('is below the window')
  if (rect.left < -1 || rect.right > window.innerWidth + 1) problems.push('is beside the window')

  const style = getComputedStyle(element)
  const outlined = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2
  // Fields get a thicker bottom border instead of an outline.
  const underlined = element.matches('input, select, textarea') && Number.parseFloat(style.borderBottomWidth) >= 3
  // A region of a picture has a stroke.
  const stroked = element instanceof SVGElement && style.stroke !== 'none'
  if (!outlined && !underlined && !stroked) problems.push('does not show the focus')

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
      // The content decides the order of the regions of a picture.
      area: stroked
        ? `region ${element.dataset.stop}`
        : (element.closest('header, main, footer, dialog')?.tagName ?? ''),
    },
  }
}
