/** The constants of motion. § names the section of the specification. */

/** The interval of the code carousel, in milliseconds (§2 Home, §4, §9). */
export const CODE_SLIDE_MS = 5000

/** The duration of the count-up, in milliseconds (§2 Home, §9). */
export const COUNT_UP_MS = 2000

/** Scroll position in pixels past which the header has a background (§2 Shared layout, §9). */
export const HEADER_SCROLL_THRESHOLD = 10

/** Share of a block that must be in view before it fades in (§2 Shared layout, §9). */
export const IN_VIEW = 0.1

/** The same as --ease-out of app/tokens.css. */
const EASE_OUT: [number, number, number, number] = [0.22, 1, 0.36, 1]

/** Fade-in of blocks: `translateY` in pixels, times in milliseconds (§9: 0.5 to 0.6 s, stagger of 0.1 s up to 0.6 s). */
export const REVEAL = { translateY: 16, duration: 550, step: 100, longestDelay: 600, ease: EASE_OUT }

/** `duration` in milliseconds. */
export const LAYOUT_ANIMATION = { duration: 350, ease: EASE_OUT }

/** Menus and dialogs: `translateY` in pixels, durations in milliseconds. */
export const PRESENCE = { translateY: 6, enter: 160, exit: 120, ease: EASE_OUT }

/** Cursor circles; the scales apply over `interactive` elements (§2 Shared layout, §9). */
export const CURSOR = {
  largeScale: 1.5,
  smallScale: 1.2,
  interactive: 'a, button, input, textarea, [role="button"]',
  /** Damped, so that the circles do not overshoot. */
  largeSpring: { stiffness: 500, damping: 45 },
  smallSpring: { stiffness: 1800, damping: 85 },
} as const
