import type { Page } from '@playwright/test'

interface Point {
  x: number
  y: number
}

/** Dispatches trusted touch events. A gesture consists of `put`, `move` and `lift`. */
export async function touchScreen(page: Page) {
  const browser = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y }) => ({ x, y })) })
  let at: Point = { x: 0, y: 0 }
  return {
    async put(point: Point) {
      at = point
      await send('touchStart', [at])
    },
    async move(by: Partial<Point>, steps = 8) {
      const from = at
      for (let step = 1; step <= steps; step++) {
        at = { x: from.x + ((by.x ?? 0) * step) / steps, y: from.y + ((by.y ?? 0) * step) / steps }
        await send('touchMove', [at])
      }
    },
    lift: () => send('touchEnd', []),
  }
}
