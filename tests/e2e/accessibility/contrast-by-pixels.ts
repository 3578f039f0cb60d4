import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { contrast } from '../../../lib/colours/adjust.ts'

interface Line {
  number: number
  text: string
  colour: string
  /** WCAG 2.2, 1.4.3: 3 for large text. */
  minimum: number
  left: number
  top: number
  right: number
  bottom: number
}

interface View {
  lines: Line[]
  top: number
  bottom: number
  scrolled: number
}

/** Share of the pixels behind a line that may have less contrast, such as the edge of a shape that touches its box. */
const TOLERANCE = 0.02

/** Measures the texts of the elements against the pixels behind them. Returns one line for each with too little contrast. */
export async function lowContrastByPixels(page: Page, selectors: readonly string[]): Promise<string[]> {
  const problems: string[] = []
  const measured = new Set<number>()
  for (let next: number | undefined = 0; next !== undefined && selectors.length > 0; ) {
    const { lines, top, bottom, scrolled }: View = await page.evaluate(linesAt, [next, ...selectors] as const)
    const waiting = lines.filter(({ number }) => !measured.has(number))
    const shown = waiting.filter((line) => line.top >= top && line.bottom <= bottom)
    if (shown.length > 0) problems.push(...(await lowContrast(page, shown)))
    // A line that is not shown where it should be cannot be scrolled to.
    const [first] = waiting
    for (const { number } of first && shown.length === 0 && next > 0 ? [first] : shown) measured.add(number)
    const rest = waiting.find(({ number }) => !measured.has(number))
    next = rest && Math.max(1, rest.top + scrolled - top - 20)
  }
  return problems
}

/** `lines` are in the viewport. */
async function lowContrast(page: Page, lines: readonly Line[]): Promise<string[]> {
  const top = Math.min(...lines.map((line) => line.top))
  const height = Math.max(...lines.map(({ bottom }) => bottom)) - top
  const image = sharp(await withoutText(page, top, height)).removeAlpha()
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return lines.flatMap(({ text, colour, minimum, ...box }) => {
    const counts = new Map<number, number>()
    for (let y = box.top - top; y < Math.min(info.height, box.bottom - top); y++) {
      for (let x = box.left; x < Math.min(info.width, box.right); x++) {
        const pixel = data.readUIntBE((y * info.width + x) * 3, 3)
        counts.set(pixel, (counts.get(pixel) ?? 0) + 1)
      }
    }
    const low = [...counts]
      .map(([pixel, count]) => [`#${pixel.toString(16).padStart(6, '0')}`, count] as const)
      .filter(([pixel]) => contrast(colour, pixel) < minimum)
      .sort(([, a], [, b]) => b - a)
    const share = low.reduce((sum, [, count]) => sum + count, 0) / (box.right - box.left) / (box.bottom - box.top)
    const [[worst] = ['']] = low
    if (share <= TOLERANCE) return []
    return [`"${text}" has ${contrast(colour, worst).toFixed(2)} : 1 on ${worst}, behind ${Math.round(share * 100)} %`]
  })
}

/** A screenshot of a part of the viewport in CSS pixels without any text; its colours are those behind the text. */
async function withoutText(page: Page, top: number, height: number): Promise<Buffer> {
  // The policy of the pages allows no <style>.
  const width = await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '*, ::placeholder { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important } text { fill: transparent !important }',
    )
    document.adoptedStyleSheets.push(sheet)
    return window.innerWidth
  })
  const clip = { x: 0, y: top, width, height }
  const image = await page.screenshot({ clip, scale: 'css', animations: 'disabled' })
  await page.evaluate(() => void document.adoptedStyleSheets.pop())
  return image
}

/**
 * Runs in the page: scrolls it, and returns the lines of the elements, and the part of the viewport that the fixed header does
 * not cover, which at the top of the page is all of it.
 */
async function linesAt([position, ...selectors]: readonly [position: number, ...selectors: string[]]): Promise<View> {
  window.scrollTo({ top: position, behavior: 'instant' })
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  const hexOf = (colour: string) =>
    `#${(colour.match(/[\d.]+/g) ?? [])
      .slice(0, 3)
      .map((channel) => Math.round(Number(channel)).toString(16).padStart(2, '0'))
      .join('')}`
  const lines = selectors.flatMap((selector) => {
    const element = document.querySelector(selector)
    if (!element) return []
    const { color, fill, fontSize, fontWeight } = getComputedStyle(element)
    const size = Number.parseFloat(fontSize)
    // The part of a line that an ancestor cuts off or scrolls away has other things behind it.
    const seen = [document.documentElement.getBoundingClientRect()]
    for (let around: Element | null = element; around; around = around.parentElement) {
      const { overflowX, display } = getComputedStyle(around)
      if (overflowX !== 'visible' && display !== 'inline') seen.push(around.getBoundingClientRect())
    }
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    return texts.flatMap((node) => {
      const range = document.createRange()
      range.selectNodeContents(node)
      return [...range.getClientRects()].map(({ left, top, width, height }) => {
        // The boxes of lines are higher than their letters.
        const all = [...seen, new DOMRect(left, top + height * 0.15, width, height * 0.7)]
        return {
          text: node.textContent?.trim().slice(0, 40) ?? '',
          colour: hexOf(element instanceof SVGElement ? fill : color),
          minimum: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5,
          left: Math.ceil(Math.max(...all.map((box) => box.left))),
          top: Math.ceil(Math.max(...all.map((box) => box.top))),
          right: Math.floor(Math.min(...all.map((box) => box.right))),
          bottom: Math.floor(Math.min(...all.map((box) => box.bottom))),
        }
      })
    })
  })
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  return {
    lines: lines
      .map((line, number): Line => ({ number, ...line }))
      .filter(({ left, top, right, bottom }) => right - left > 1 && bottom - top > 1),
    top: window.scrollY === 0 ? 0 : Math.ceil(header),
    bottom: window.innerHeight,
    scrolled: window.scrollY,
  }
}
