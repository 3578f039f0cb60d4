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
      '*, ::placeholder { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important }',
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
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const size = Number.parseFloat(fontSize)
    const minimum = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5
    return [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      .flatMap((node) => {
        const range = document.createRange()
        range.selectNodeContents(node)
        return [...range.getClientRects()].map(({ left, top, width, height }) => ({
          text: node.textContent?.trim().slice(0, 40) ?? '',
          colour: hexOf(color),
          minimum,
          box: {
            left: Math.round(left + scrollX),
            // The boxes of lines are higher than their letters.
            top: Math.round(top + scrollY + height * 0.15),
            width: Math.round(width),
            height: Math.round(height * 0.7),
          },
        }))
      })
      .filter(({ box }) => box.width > 1 && box.height > 1)
  })
}
