/**
 * Every number that motion is made of. § names the section of the specification, # the point of the decisions.
 * app/motion.css repeats the durations that only CSS needs; tests/e2e/motion measures both.
 */

/** How long a slide of the code carousel stands, in milliseconds (§2 Home, §4, §9). */
export const CODE_SLIDE_MS = 5000

/** How long a figure counts up, in milliseconds (§2 Home, §9). */
export const COUNT_UP_MS = 2000

/** Past this many pixels of scrolling the header turns solid (§2 Shared layout, §9). */
export const HEADER_SCROLL_THRESHOLD = 10

/** Which part of a block must be in view before it fades in (§2 Shared layout, §9). */
export const IN_VIEW = 0.1

/** The curve of everything that arrives: a cubic Bézier, as in --ease-out of app/tokens.css. */
const EASE_OUT: [number, number, number, number] = [0.22, 1, 0.36, 1]

/** Fading in: the rise in pixels, the rest in milliseconds (§9: 0.5 to 0.6 s, steps of 0.1 s up to 0.6 s). */
export const REVEAL = { rise: 16, duration: 550, step: 100, longestDelay: 600, ease: EASE_OUT }

/** How a filtered list takes its new order: in milliseconds. */
export const LAYOUT_ANIMATION = { duration: 350, ease: EASE_OUT }

/** How menus and dialogs come and go: the rise in pixels, the rest in milliseconds. */
export const PRESENCE = { rise: 6, enter: 160, leave: 120, ease: EASE_OUT }

/** Cursor circles over something that can be pressed or filled in (§2 Shared layout, §9). */
export const CURSOR = {
  largeScale: 1.5,
  smallScale: 1.2,
  interactive: 'a, button, input, textarea, [role="button"]',
  /** The small circle keeps up with the mouse, the large one trails; neither swings past it. */
  largeSpring: { stiffness: 500, damping: 45 },
  smallSpring: { stiffness: 1800, damping: 85 },
} as const

/** Testimonials (§2 Home, §9); Swiper's names. 640 states what 768 ends, because the specification lists it. */
export const TESTIMONIALS = {
  slidesPerView: 1,
  spaceBetween: 30,
  speed: 300,
  threshold: 5,
  longSwipesMs: 300,
  longSwipesRatio: 0.5,
  edgeSwipeThreshold: 20,
  breakpoints: { 640: { slidesPerView: 1 }, 768: { slidesPerView: 2 }, 1024: { slidesPerView: 3 } },
} as const
