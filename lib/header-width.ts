type Labelled = { label: string }

interface Navigation {
  main: readonly Labelled[]
  technologies: Labelled
  services: Labelled
  action: Labelled
}

/** In pixels: what a letter of a label and one of the name need, both faces being proportional. */
const [LABEL_LETTER, BRAND_LETTER] = [8.4, 12.4]
/** Mark, theme toggle, the arrows of the menus, and the padding of the button. */
const FIXED = 44 + 44 + 36 + 35

/**
 * From 1024 px, and from 1280 px when `wide`, the header shows its links (app/globals.css): the room that it has there, and
 * the gaps of its menus and of its links.
 */
const HEADER_WIDTHS = {
  usual: { room: 942, gaps: [20, 24] },
  wide: { room: 1184, gaps: [32, 32] },
} as const

/** Whether the links of the header, its menus and its button fit on one line beside the name, with their estimated width. */
export function headerFit(brand: string, navigation: Navigation, at: keyof typeof HEADER_WIDTHS) {
  const { room, gaps } = HEADER_WIDTHS[at]
  const { main, technologies, services, action } = navigation
  const letters = [...main, technologies, services, action].map(({ label }) => label).join('').length
  const width = FIXED + brand.length * BRAND_LETTER + letters * LABEL_LETTER + 3 * gaps[0] + (main.length + 1) * gaps[1]
  return { fits: width <= room, width: Math.round(width), room }
}
