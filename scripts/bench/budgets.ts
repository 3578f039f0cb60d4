/**
 * What a page may cost. `npm test` holds what is the same on every machine (tests/export/weight.test.ts and
 * tests/e2e/pictures.spec.ts), `npm run bench` the times too.
 */

const KB = 1024

/** Bytes as a good host sends them, by Brotli where that helps. A page's style stands in its HTML and is counted apart. */
export const WEIGHT = {
  /** Before anybody does anything: 1.15 times what an empty page of Next has. */
  script: 136 * KB,
  css: 14 * KB,
  html: 20 * KB,
  fonts: 60 * KB,
  /** All that the HTML itself asks for, and the HTML: script, style, fonts; no pictures, they depend on the screen. */
  requests: 18,
  /** Requests to other hosts. */
  foreign: 0,
} as const

/** Bytes of the pictures in the first view, by the width of the window. */
export const PICTURES = { 390: 46_000, 1280: 50_000 } as const

/** Scores of 100; times in milliseconds. */
export const LIGHTHOUSE = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  fcp: 900,
  lcp: 1200,
  si: 1000,
  tbt: 50,
  cls: 0,
} as const

/** The whole first view as Lighthouse sees it, in bytes. */
export const firstView = (route: string): number => (route === '/' ? 240 : 200) * KB

/** A soft navigation to a page that was prefetched, from the click to its heading in the document, in milliseconds. */
export const NAVIGATION = 100

/** From a press to the next paint on a processor four times slower, in milliseconds. */
export const INTERACTION = 100

/** A clean build with the pictures of the last one, in seconds on two cores, and each further page, in milliseconds. */
export const BUILD = { seconds: 45, eachPage: 25 } as const

/** The first view of a portfolio of 1,000 projects, by that of the real one. */
export const LARGE_PORTFOLIO = 1.3
