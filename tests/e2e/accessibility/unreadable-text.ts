import type { Page } from '@playwright/test'
import { overflow, settled } from '../page.ts'

/** Returns one line for each text that is cut off, overlapped, covered, or too wide, and for each photograph cut off. */
export async function unreadableText(page: Page): Promise<string[]> {
  const check = async () => [...(await overflow(page)), ...(await page.evaluate(cutAndCovered))]
  if ((await check()).length === 0) return []
  // The layout may still be changing after a style or the viewport changed.
  await settled(page)
  return check()
}

/** Runs in the page. */
function cutAndCovered(): string[] {
  const styleOf = (element: Element) => getComputedStyle(element)
  const withAncestors = (element: Element): Element[] =>
    element.parentElement && element !== document.body ? [element, ...withAncestors(element.parentElement)] : [element]
  const isInline = (element: Element) => styleOf(element).display.startsWith('inline')
  const isHidden = (element: Element) =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    // The class sr-only, also in one of its variants.
    withAncestors(element).some((around) => styleOf(around).clipPath === 'inset(50%)') ||
    element.closest('[inert], noscript, .skip-link, svg, [aria-hidden="true"], [popover], header') !== null
  /** The nearest ancestor that clips a part of the box. Scroll containers do not clip it. */
  const cutBy = (element: Element, { left, right, top, bottom }: DOMRect) => {
    const around = withAncestors(element).slice(0, -1)
    const scroller = around.findIndex((it) => /auto|scroll/.test(styleOf(it).overflow) || it.matches('.swiper'))
    return (scroller < 0 ? around : around.slice(0, scroller)).find((it) => {
      const [{ overflowX, overflowY, display }, edge] = [styleOf(it), it.getBoundingClientRect()]
      if (display.startsWith('inline') && display !== 'inline-block') return false
      const isCutX = /hidden|clip/.test(overflowX) && (left < edge.left - 2 || right > edge.right + 2)
      return isCutX || (/hidden|clip/.test(overflowY) && (top < edge.top - 4 || bottom > edge.bottom + 4))
    })
  }
  /** Numbers and links may have a place on a picture, which content gives them. */
  const isPlacedOn = (image: Element, text: Element) => {
    const wrapper = image.closest('[data-photograph], [data-cut-out]')?.parentElement
    return withAncestors(text).some((it) => wrapper?.contains(it) && styleOf(it).position === 'absolute')
  }
  /** Text may lie over the transparent part of a cut-out. */
  const isAbove = (image: Element, text: Element) => {
    const { scrollY: top } = window
    text.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = text.getBoundingClientRect()
    const order = document.elementsFromPoint(x + width / 2, y + height / 2)
    window.scrollTo({ top, behavior: 'instant' })
    return order.includes(image) && order.indexOf(image) < order.indexOf(text)
  }

  const problems = new Set<string>()
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')]
    .filter(
      (image) => image.checkVisibility({ opacityProperty: true }) && image.offsetWidth > 0 && image.naturalWidth > 0,
    )
    .map((image) => ({ image, isSolid: !!image.closest('[data-photograph]'), box: image.getBoundingClientRect() }))
  // In a carousel the portraits of the next quotes are narrower than their pictures.
  for (const { image, isSolid, box } of pictures)
    if (isSolid && !image.closest('[aria-roledescription=carousel]') && cutBy(image, box))
      problems.add(`the photograph "${image.alt}" is cut off`)

  const lines: { text: string; parent: Element; block: Element; box: DOMRect }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    const text = `"${node.textContent?.trim().slice(0, 40)}"`
    if (!parent || text === '""' || /^(SCRIPT|STYLE|OPTION|TITLE)$/.test(parent.tagName) || isHidden(parent)) continue
    const block = withAncestors(parent).find((around) => !isInline(around)) ?? parent
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.height < 2) continue
      const around = cutBy(parent, box)
      if (around) problems.add(`${text} is cut by ${around.tagName} ${around.className}`)
      // The boxes of tightly set lines are higher than their letters, so only the middle half counts.
      const middle = new DOMRect(box.x + 1, box.y + box.height / 4, box.width - 2, box.height / 2)
      lines.push({ text, parent, block, box: middle })
    }
  }
  const overlap = (one: DOMRect, other: DOMRect, by: number) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > by &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > by
  for (const [index, { text, parent, block, box }] of lines.entries()) {
    for (const other of lines.slice(index + 1))
      if (overlap(box, other.box, 0) && !other.block.contains(block) && !block.contains(other.block))
        problems.add(`${text} and ${other.text} overlap`)
    for (const { image, isSolid, box: picture } of pictures)
      if (overlap(box, picture, 2) && !isPlacedOn(image, parent) && (isSolid || isAbove(image, parent)))
        problems.add(`"${image.alt}" covers ${text}`)
  }
  return [...problems]
}
