import { columnSizes } from '@/components/ui/picture-sizes.ts'
import { maxDevicePixels } from '@/lib/source-set.ts'

/** The width of `count` columns of `.wrap` in the style sheet, in pixels. */
function renderedWidth(count: number, viewport: number): number {
  const margin = Math.min(48, Math.max(20, viewport * 0.04))
  const wrap = Math.min(viewport, 86 * 16) - 2 * margin
  return ((wrap + 24) * count) / 12 - 24
}

test.each([3, 7, 12])('the sizes of %i columns are within 5 %% of their width', (count) => {
  const sizes = /^\(min-width: 86rem\) (\d+)rem, \(min-width: 64rem\) (\d+)vw, \(min-width: 48rem\) 92vw, 70vw$/.exec(
    columnSizes(count),
  )
  const [rem, share] = [Number(sizes?.[1]), Number(sizes?.[2])]
  const ratios = [
    ...[1376, 1920].map((viewport) => (rem * 16) / renderedWidth(count, viewport)),
    ...[1024, 1280, 1375].map((viewport) => (share * viewport) / 100 / renderedWidth(count, viewport)),
  ]
  for (const ratio of ratios) {
    expect(ratio).toBeGreaterThan(0.95)
    expect(ratio).toBeLessThan(1.05)
  }
})

test('the sizes below 64rem can be given', () => {
  expect(columnSizes(7, '45vw')).toMatch(/, 45vw$/)
})

test.each([
  ['4.5rem', 288],
  ['(min-width: 64rem) 20rem, 120px', 1280],
  ['(min-width: 86rem) 53rem, 94vw', Number.POSITIVE_INFINITY],
])('%s needs at most %d device pixels', (sizes, expected) => {
  expect(maxDevicePixels(sizes)).toBe(expected)
})
