import { litRegions } from '@/lib/lit-regions.ts'

const ROOM = [
  [10, 20],
  [30, 20],
  [30, 60],
  [10, 60],
] as const
const polygon = (...regions: (typeof ROOM | (readonly [number, number])[])[]) =>
  String(litRegions(regions)['--lit-regions'])

test('cuts each region out of the picture, and fills it from its lamp, in order', () => {
  expect(polygon(ROOM)).toBe(
    'polygon(0 0,100% 0,100% 100%,0 100%,0 0,' +
      '10% 60%,30% 60%,30% 20%,10% 20%,10% 60%,0 0,' +
      'calc(20.0% + -10.3%*var(--r0)) calc(32.0% + -12.4%*var(--r0)),' +
      'calc(20.0% + 10.3%*var(--r0)) calc(32.0% + -12.4%*var(--r0)),' +
      'calc(20.0% + 10.3%*var(--r0)) calc(32.0% + 28.8%*var(--r0)),' +
      'calc(20.0% + -10.3%*var(--r0)) calc(32.0% + 28.8%*var(--r0)),' +
      'calc(20.0% + -10.3%*var(--r0)) calc(32.0% + -12.4%*var(--r0)),0 0)',
  )
  expect(litRegions([ROOM, ROOM])).toMatchObject({ '--r1': 'clamp(0,var(--lamps) - 1,1)' })
})

test('the direction of the corners makes no difference', () => {
  const reversed = ROOM.toReversed()
  const points = (region: Parameters<typeof polygon>[0]) => new Set(polygon(region).split(','))
  expect(points(reversed)).toEqual(points(ROOM))
})
