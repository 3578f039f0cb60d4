import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { contrast } from '../../../lib/colours/adjust.ts'

interface Line {
  text: string
  colour: string
  /** WCAG 2.2, 1.4.3: 3 for large text. */
  minimum: number
  left: number
  top: number
  right: number
  bottom: number
}

/** Share of the pixels behind a line that may have less contrast, such as the edge of a shape that touches its box. */
const TOLERANCE = 0.02

/** Measures the texts of the elements against the pixels behind them. Returns one line for each with too little contrast. */
export async function lowContrastByPixels(page: Page, selectors: readonly string[]): Promise<string[]> {
  // The fixed header would lie over the text that is below it now.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const lines = await page.evaluate(linesOf, selectors)
  if (lines.length === 0) return []
  const top = Math.min(...lines.map((line) => line.top))
  const height = Math.max(...lines.map(({ bottom }) => bottom)) - top
  const image = sharp(await withoutText(page, top, height)).removeAlpha()
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return lines.flatMap(({ text, colour, minimum, ...box }) => {
    const counts = new Map<string, number>()
    for (let y = box.top - top; y < Math.min(info.height, box.bottom - top); y++) {
      for (let x = box.left; x < Math.min(info.width, box.right); x++) {
        const start = (y * info.width + x) * 3
        const pixel = `#${data.subarray(start, start + 3).toString('hex')}`
        counts.set(pixel, (counts.get(pixel) ?? 0) + 1)
      }
    }
    const low = [...counts].filter(([pixel]) => contrast(colour, pixel) < minimum).sort(([, a], [, b]) => b - a)
    const share = low.reduce((sum, [, count]) => sum + count, 0) / (box.right - box.left) / (box.bottom - box.top)
    const [[worst] = ['']] = low
    if (share <= TOLERANCE) return []
    return [`"${text}" has ${contrast(colour, worst).toFixed(2)} : 1 on ${worst}, behind ${Math.round(share * 100)} %`]
  })
}

/** A screenshot of a part of the page in CSS pixels without any text; its colours are those behind the text. */
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
  const image = await page.screenshot({ fullPage: true, clip, scale: 'css', animations: 'disabled' })
  await page.evaluate(() => void document.adoptedStyleSheets.pop())
  return image
}

/** Runs in the page, which is scrolled to its top. */
function linesOf(selectors: readonly string[]): Line[] {
  const hexOf = (colour: string) =>
    `#${(colour.match(/[\d.]+/g) ?? [])
      .slice(0, 3)
      .map((channel) => Math.round(Number(channel)).toString(16).padStart(2, '0'))
      .join('')}`
  return selectors.flatMap((selector) => {
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
    const lines = texts.flatMap((node) => {
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
    return lines.filter(({ left, top, right, bottom }) => right - left > 1 && bottom - top > 1)
  })
}
