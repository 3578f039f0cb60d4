import type { Page } from '@playwright/test'
import { overflow } from '../page-checks.ts'

/** Returns one line for each text that is cut off, overlaps other text or makes the page scroll horizontally. */
export async function unreadableText(page: Page): Promise<string[]> {
  const check = async () => [...(await overflow(page)), ...(await page.evaluate(cutAndOverlapping))]
  const first = await check()
  if (first.length === 0) return first
  // The layout may still be changing after a style or the viewport changed.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  return check()
}

/** Runs in the page. */
function cutAndOverlapping(): string[] {
  interface Line {
    text: string
    block: Element
    box: DOMRect
  }
  const isBlock = (element: Element) => !getComputedStyle(element).display.startsWith('inline')
  const blockOf = (element: Element): Element =>
    isBlock(element) || !element.parentElement ? element : blockOf(element.parentElement)
  // The class sr-only, also in one of its variants.
  const isVisuallyHidden = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isVisuallyHidden(element.parentElement))
  const isHidden = (element: Element) =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    isVisuallyHidden(element) ||
    element.closest('[inert], noscript, .skip-link, svg, [aria-hidden="true"], [popover], header') !== null

  const lines: Line[] = []
  const problems = new Set<string>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (!parent || !text || /^(SCRIPT|STYLE|OPTION|TITLE)$/.test(parent.tagName) || isHidden(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const block = blockOf(parent)
    const name = `"${text.slice(0, 40)}"`
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.height < 2) continue
      lines.push({ text: name, block, box })
      // Finds the nearest ancestor that clips the text. Scroll containers do not clip it.
      for (let around: Element | null = parent; around && around !== document.body; around = around.parentElement) {
        const { overflowX, overflowY, display } = getComputedStyle(around)
        if (display.startsWith('inline') && display !== 'inline-block') continue
        if (/auto|scroll/.test(overflowX + overflowY)) break
        const edge = around.getBoundingClientRect()
        const cutX = /hidden|clip/.test(overflowX) && (box.left < edge.left - 2 || box.right > edge.right + 2)
        const cutY = /hidden|clip/.test(overflowY) && (box.top < edge.top - 4 || box.bottom > edge.bottom + 4)
        if (cutX || cutY) problems.add(`${name} is cut by ${around.tagName} ${around.className}`)
      }
    }
  }

  // The boxes of tightly set lines are higher than their letters, so only the middle half counts.
  const inner = ({ box }: Line) => ({
    left: box.left + 1,
    right: box.right - 1,
    top: box.top + box.height * 0.25,
    bottom: box.bottom - box.height * 0.25,
  })
  const sorted = lines.map((line) => ({ ...line, inner: inner(line) })).sort((a, b) => a.inner.top - b.inner.top)
  for (const [index, one] of sorted.entries()) {
    for (let other = index + 1; other < sorted.length; other++) {
      const next = sorted[other]
      if (!next || next.inner.top >= one.inner.bottom) break
      if (next.block === one.block || next.block.contains(one.block) || one.block.contains(next.block)) continue
      if (next.inner.left < one.inner.right && next.inner.right > one.inner.left) {
        problems.add(`${one.text} and ${next.text} overlap`)
      }
    }
  }
  return [...problems]
}
