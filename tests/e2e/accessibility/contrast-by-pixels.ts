import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { contrast } from '../../../lib/colours/adjust.ts'

interface Line {
  text: string
  colour: string
  /** WCAG 2.2, 1.4.3: 3 for large text. */
  minimum: number
  box: { left: number; top: number; width: number; height: number }
}

/** Share of the pixels behind a line that may have less contrast, such as the edge of a shape that touches its box. */
const TOLERANCE = 0.02

/** Measures the texts of the elements against the pixels behind them, and returns one line for each with too little contrast. */
export async function lowContrastByPixels(page: Page, selectors: readonly string[]): Promise<string[]> {
  // The fixed header would lie over the text that is below it now.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const lines = await page.evaluate(linesOf, selectors)
  if (lines.length === 0) return []
  const { data, info } = await sharp(await withoutText(page))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return lines.flatMap(({ text, colour, minimum, box }) => {
    const counts = new Map<string, number>()
    for (let y = Math.max(0, box.top); y < Math.min(info.height, box.top + box.height); y++) {
      for (let x = Math.max(0, box.left); x < Math.min(info.width, box.left + box.width); x++) {
        const pixel = data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3).toString('hex')
        counts.set(pixel, (counts.get(pixel) ?? 0) + 1)
      }
    }
    const low = [...counts].filter(([pixel]) => contrast(colour, `#${pixel}`) < minimum)
    const share = low.reduce((sum, [, count]) => sum + count, 0) / (box.width * box.height)
    const [worst] = low.sort(([, a], [, b]) => b - a)
    if (!worst || share <= TOLERANCE) return []
    const ratio = contrast(colour, `#${worst[0]}`).toFixed(2)
    return [`"${text}" has ${ratio} : 1 on #${worst[0]}, behind ${Math.round(share * 100)} % of it`]
  })
}

/** A screenshot of the whole page in CSS pixels without any text; its colours are those behind the text. */
async function withoutText(page: Page): Promise<Buffer> {
  // The policy of the pages allows no <style>.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '*, ::placeholder { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important } text { fill: transparent !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })
  const image = await page.screenshot({ fullPage: true, scale: 'css', animations: 'disabled' })
  await page.evaluate(() => void document.adoptedStyleSheets.pop())
  return image
}

/** Runs in the page. */
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
    const minimum = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5
    // The part of a line that an ancestor cuts off or scrolls away has other things behind it.
    const seen = {
      left: 0,
      top: -scrollY,
      right: document.documentElement.clientWidth,
      bottom: Number.POSITIVE_INFINITY,
    }
    for (let around: Element | null = element; around; around = around.parentElement) {
      const { overflowX, display } = getComputedStyle(around)
      if (overflowX === 'visible' || display === 'inline' || around === document.documentElement) continue
      const edge = around.getBoundingClientRect()
      seen.left = Math.max(seen.left, edge.left + around.clientLeft)
      seen.top = Math.max(seen.top, edge.top + around.clientTop)
      seen.right = Math.min(seen.right, edge.left + around.clientLeft + around.clientWidth)
      seen.bottom = Math.min(seen.bottom, edge.top + around.clientTop + around.clientHeight)
    }
    return [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      .flatMap((node) => {
        const range = document.createRange()
        range.selectNodeContents(node)
        return [...range.getClientRects()].map((line) => {
          // The boxes of lines are higher than their letters.
          const inset = line.height * 0.15
          const [left, right] = [Math.max(line.left, seen.left), Math.min(line.right, seen.right)]
          const [top, bottom] = [Math.max(line.top + inset, seen.top), Math.min(line.bottom - inset, seen.bottom)]
          const box = { left: left + scrollX, top: top + scrollY, width: right - left, height: bottom - top }
          return {
            text: node.textContent?.trim().slice(0, 40) ?? '',
            colour: hexOf(element instanceof SVGElement ? fill : color),
            minimum,
            box: {
              left: Math.ceil(box.left),
              top: Math.ceil(box.top),
              width: Math.floor(box.width),
              height: Math.floor(box.height),
            },
          }
        })
      })
      .filter(({ box }) => box.width > 1 && box.height > 1)
  })
}
