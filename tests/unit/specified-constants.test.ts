/** Numbers of the specification that no other test measures. */
import { COUNT_UP_MS, IN_VIEW, REVEAL } from '@/components/motion/constants.ts'
import { CAROUSEL_OPTIONS } from '@/components/ui/carousel-options.ts'

test('reveals take 0.5 to 0.6 s, with delays in steps of 0.1 s up to 0.6 s, and figures count for 2 s', () => {
  expect(Math.abs(REVEAL.duration - 550)).toBeLessThanOrEqual(50)
  expect(REVEAL).toMatchObject({ step: 100, longestDelay: 600 })
  expect([COUNT_UP_MS, IN_VIEW]).toEqual([2000, 0.1])
})

test('a swipe through the testimonials has the specified thresholds', () => {
  const swipe = { threshold: 5, longSwipesMs: 300, longSwipesRatio: 0.5, edgeSwipeThreshold: 20 }
  expect(CAROUSEL_OPTIONS).toMatchObject({ spaceBetween: 30, speed: 300, ...swipe })
})
