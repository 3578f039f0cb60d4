import {
  CODE_SLIDE_MS,
  COUNT_UP_MS,
  CURSOR,
  HEADER_SCROLL_THRESHOLD,
  IN_VIEW,
  REVEAL,
  TESTIMONIALS,
} from '@/components/motion/constants.ts'
import { loadContent } from '@/lib/content/load.ts'

const { jobs, careers, portfolioPage, apps } = loadContent('content', '2026-11-21')

test('thresholds and times are those of the specification', () => {
  expect(HEADER_SCROLL_THRESHOLD).toBe(10)
  expect(CODE_SLIDE_MS).toBe(5000)
  expect(COUNT_UP_MS).toBe(2000)
  expect(IN_VIEW).toBe(0.1)
})

test('what fades in takes 0.5 to 0.6 s, in steps of 0.1 s up to 0.6 s', () => {
  expect(REVEAL.duration).toBeGreaterThanOrEqual(500)
  expect(REVEAL.duration).toBeLessThanOrEqual(600)
  expect(REVEAL.step).toBe(100)
  expect(REVEAL.longestDelay).toBe(600)
})

test('the testimonials move as the specification says', () => {
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

test('the circles of the cursor grow to 1.5 and 1.2 over links, buttons, inputs, textareas and role=button', () => {
  expect(CURSOR).toMatchObject({ largeScale: 1.5, smallScale: 1.2 })
  for (const element of ['a', 'button', 'input', 'textarea', '[role="button"]']) {
    expect(CURSOR.interactive.split(', ')).toContain(element)
  }
})

test('there are 6 jobs, 7 department options and 4 filters: All, and what content names', () => {
  expect(jobs).toHaveLength(6)
  expect(careers.openings.departments).toHaveLength(6)
  expect(portfolioPage.categories).toHaveLength(3)
})

test('the apps have the ratings 4.8 and 4.9 and the downloads 1M+ and 500K+', () => {
  expect(apps.map(({ rating, downloads }) => [rating, downloads])).toEqual([
    [4.8, '1M+'],
    [4.9, '500K+'],
  ])
})
