/**
 * The shapes that a picture field can ask for. `ratio` is the least and the greatest width divided by the height; what is
 * outside loses its subject where the layout crops it, or makes its row too high.
 */
export const PICTURE_SHAPES = {
  any: { words: 'of any shape', ratio: [0, Number.POSITIVE_INFINITY] },
  landscape: { words: 'landscape, 6:5 to 2:1', ratio: [6 / 5, 2] },
  square: { words: 'square or nearly, 4:5 to 5:4', ratio: [4 / 5, 5 / 4] },
  portrait: { words: 'portrait or square, 1:2 to 1:1', ratio: [1 / 2, 1] },
} as const

export type PictureShape = keyof typeof PICTURE_SHAPES

/** The least width in pixels by the folder of a field: about what the largest layout shows. */
const MIN_WIDTHS: Readonly<Record<string, number>> = {
  home: 1800,
  projects: 1600,
  services: 900,
  technologies: 800,
  careers: 1200,
  'not-found': 900,
  accessibility: 1000,
  'about/offices': 800,
  about: 1000,
  apps: 1000,
  contact: 800,
  'call-to-action': 600,
}
/** Less is not sharp in any layout. */
export const MIN_WIDTH = 400
/** Of width and height, in pixels: the widest picture of any layout at a device pixel ratio of 2. */
export const MAX_SIDE = 2000

export const minWidthOf = (folder: string): number => MIN_WIDTHS[folder] ?? MIN_WIDTH
