/** Numbers of the specification that no other test measures. */
import { COUNT_UP_MS, CURSOR, IN_VIEW, REVEAL, TESTIMONIALS } from '@/components/motion/constants.ts'

test('the fade-in takes 0.5 to 0.6 s, with a stagger of 0.1 s up to 0.6 s', () => {
  expect(REVEAL.duration).toBeGreaterThanOrEqual(500)
  expect(REVEAL.duration).toBeLessThanOrEqual(600)
  expect(REVEAL).toMatchObject({ step: 100, longestDelay: 600 })
  expect([COUNT_UP_MS, IN_VIEW]).toEqual([2000, 0.1])
})

test('the testimonials have the options of the specification', () => {
  expect(TESTIMONIALS).toMatchObject({
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

test('the cursor circles scale to 1.5 and 1.2 over links, buttons, inputs, textareas and role=button', () => {
  expect(CURSOR).toMatchObject({ largeScale: 1.5, smallScale: 1.2 })
  const elements = ['a', 'button', 'input', 'textarea', '[role="button"]']
  expect(CURSOR.interactive.split(', ')).toEqual(expect.arrayContaining(elements))
})
