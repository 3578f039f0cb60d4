/**
 * The options of the testimonials in the specification (§2 Home, §9), in Swiper's terms. The breakpoint 640 is in its list.
 * carousel.css repeats the slides for each width.
 */
export const CAROUSEL_OPTIONS = {
  slidesPerView: 1,
  spaceBetween: 30,
  speed: 300,
  threshold: 5,
  longSwipesMs: 300,
  longSwipesRatio: 0.5,
  edgeSwipeThreshold: 20,
  breakpoints: { 640: { slidesPerView: 1 }, 768: { slidesPerView: 2 }, 1024: { slidesPerView: 3 } },
} as const
