export interface Shape {
  kind: 'cut-out' | 'photograph'
  width: number
  height: number
}

/** Runs in the page: makes every picture one of this shape, as components/ui/picture.tsx would show it. Returns their number. */
export async function giveShape({ kind, width, height }: Shape): Promise<number> {
  const images = [...document.querySelectorAll<HTMLImageElement>('main img')]
  for (const image of images) {
    const root = image.closest('[data-cut-out], [data-photograph]')
    if (!root) throw new Error(`not a cut-out, nor a photograph: ${image.outerHTML}`)
    root.toggleAttribute('data-cut-out', kind === 'cut-out')
    root.toggleAttribute('data-photograph', kind === 'photograph')
    const style = root.getAttribute('style')
    if (style) root.setAttribute('style', style.replace(/\* \d+ \/ \d+/, `* ${width} / ${height}`))
    image.closest('picture')?.querySelector('source')?.remove()
    image.width = width
    image.height = height
    image.loading = 'eager'
    image.src = `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%25" height="100%25" fill="teal"/></svg>`
  }
  await Promise.all(images.filter((image) => image.checkVisibility()).map((image) => image.decode()))
  return images.length
}

/** Runs in the page: texts that a picture covers, and texts and photographs of which a part is cut off. Marks on a picture are hidden from screen readers. */
export function coveredOrCut(): string[] {
  /** In pixels, for letters whose box is larger than their shape. */
  const TOLERANCE = 4
  const main = document.querySelector('main') ?? document.body
  const overflowOf = (element: Element) => getComputedStyle(element).overflowX
  const ancestors = (element: Element): Element[] =>
    element.parentElement && element !== main ? [element.parentElement, ...ancestors(element.parentElement)] : []
  const scrolls = (element: Element) => /auto|scroll/.test(overflowOf(element)) || element.matches('.swiper')
  const isCut = (element: Element, box: DOMRect): boolean => {
    const around = ancestors(element)
    const scroller = around.findIndex(scrolls)
    const inside = scroller < 0 ? around : around.slice(0, scroller)
    const clips = inside
      .filter((parent) => /hidden|clip/.test(overflowOf(parent)))
      .map((parent) => parent.getBoundingClientRect())
    if (scroller < 0) clips.push(new DOMRect(0, -1e6, document.documentElement.clientWidth, 2e6))
    return clips.some(
      ({ left, right, top, bottom }) =>
        box.left < left - TOLERANCE ||
        box.right > right + TOLERANCE ||
        box.top < top - TOLERANCE ||
        box.bottom > bottom + TOLERANCE,
    )
  }

  /** Text may lie over the transparent part of a cut-out. */
  const isAbove = (image: Element, text: Element): boolean => {
    text.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = text.getBoundingClientRect()
    const order = document.elementsFromPoint(left + width / 2, top + height / 2)
    window.scrollTo({ top: 0, behavior: 'instant' })
    return order.includes(image) && order.indexOf(image) < order.indexOf(text)
  }

  /** Numbers and links with a place on the picture, which content gives them. */
  const isPlacedOn = (image: Element, text: Element): boolean => {
    const wrapper = image.closest('[data-photograph], [data-cut-out]')?.parentElement
    return ancestors(text)
      .concat(text)
      .some((element) => wrapper?.contains(element) && getComputedStyle(element).position === 'absolute')
  }

  const problems: string[] = []
  const pictures = [...main.querySelectorAll('img')]
    .filter((image) => image.checkVisibility({ opacityProperty: true }) && image.offsetWidth > 0)
    .map((image) => ({
      image,
      isPhotograph: image.closest('[data-photograph]') !== null,
      box: image.getBoundingClientRect(),
    }))
  for (const { image, isPhotograph, box } of pictures)
    if (isPhotograph && isCut(image, box)) problems.push(`cut off: ${image.alt}`)

  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    const parent = text.parentElement
    if (!parent || !text.textContent?.trim() || parent.closest('svg, noscript, script, [aria-hidden="true"]')) continue
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    if (
      ancestors(parent)
        .concat(parent)
        .some((element) => element.clientWidth === 1)
    )
      continue
    const range = document.createRange()
    range.selectNodeContents(text)
    for (const box of range.getClientRects()) {
      if (isCut(parent, box)) problems.push(`cut off: ${text.textContent}`)
      for (const picture of pictures) {
        const overlaps =
          Math.min(box.right, picture.box.right) - Math.max(box.left, picture.box.left) > TOLERANCE &&
          Math.min(box.bottom, picture.box.bottom) - Math.max(box.top, picture.box.top) > TOLERANCE
        if (overlaps && !isPlacedOn(picture.image, parent) && (picture.isPhotograph || isAbove(picture.image, parent)))
          problems.push(`"${picture.image.alt}" covers: ${text.textContent}`)
      }
    }
  }
  return [...new Set(problems)]
}
