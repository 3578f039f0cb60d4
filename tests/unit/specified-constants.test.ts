/** Numbers of the specification that no other test measures. */
import { COUNT_UP_MS, IN_VIEW, REVEAL } from '@/components/motion/constants.ts'
import { CAROUSEL_OPTIONS } from '@/components/ui/carousel-options.ts'

test('reveals take 0.5 to 0.6 s, with delays in steps of 0.1 s up to 0.6 s', () => {
  expect(REVEAL.duration).toBeGreaterThanOrEqual(500)
  expect(REVEAL.duration).toBeLessThanOrEqual(600)
  expect(REVEAL).toMatchObject({ step: 100, longestDelay: 600 })
  expect([COUNT_UP_MS, IN_VIEW]).toEqual([2000, 0.1])
})

test('the carousel of the testimonials has the specified options', () => {
  expect(CAROUSEL_OPTIONS).toMatchObject({
    slidesPerView: 1,
    spaceBetween: 30,
    speed: 300,
    threshold: 5,
    longSwipesMs: 300,
    longSwipesRatio: 0.5,
    edgeSwipeThreshold: 20,
    breakpoints: { 640: { slidesPerView: 1 }, 768: { slidesPerView: 2 }, 1024: { slidesPerView: 3 } },
  })
})
