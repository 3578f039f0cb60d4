import { columnSizes, widestNeeded } from '@/components/ui/picture-sizes.ts'

/** The width of columns of `.wrap` in CSS, in pixels. */
function drawn(count: number, viewport: number): number {
  const margin = Math.min(48, Math.max(20, viewport * 0.04))
  const wrap = Math.min(viewport, 86 * 16) - 2 * margin
  return ((wrap + 24) * count) / 12 - 24
}

test.each([3, 7, 12])('`sizes` of %i columns is accurate within 5 %', (count) => {
  const sizes = /^\(min-width: 86rem\) (\d+)rem, \(min-width: 64rem\) (\d+)vw, \(min-width: 48rem\) 92vw, 70vw$/.exec(
    columnSizes(count),
  )
  const [rem, share] = [Number(sizes?.[1]), Number(sizes?.[2])]
  const ratios = [
    ...[1376, 1920].map((viewport) => (rem * 16) / drawn(count, viewport)),
    ...[1024, 1280, 1375].map((viewport) => (share * viewport) / 100 / drawn(count, viewport)),
  ]
  for (const ratio of ratios) {
    expect(ratio).toBeGreaterThan(0.95)
    expect(ratio).toBeLessThan(1.05)
  }
})

test('small viewports can have their own size', () => {
  expect(columnSizes(7, '45vw')).toMatch(/, 45vw$/)
})

test.each([
  ['4.5rem', 288],
  ['(min-width: 64rem) 20rem, 120px', 1280],
  ['(min-width: 86rem) 53rem, 94vw', Number.POSITIVE_INFINITY],
])('%s can ask for %d device pixels', (sizes, most) => {
  expect(widestNeeded(sizes)).toBe(most)
})
