/** The backgrounds of sections that content names. */
export const FLOORS = ['paper', 'sand', 'sky', 'teal', 'marigold', 'coral', 'plum', 'ink'] as const
export type FloorName = (typeof FLOORS)[number]

export const FILLS = ['coral', 'teal', 'marigold', 'sky', 'plum'] as const
export type FillName = (typeof FILLS)[number]

/** What an agency gives: `colours` of content/site.yaml. All colours are written `#rrggbb`. */
export const BRAND_COLOURS = ['paper', 'ink', 'accent', ...FILLS] as const
export type BrandColours = Record<(typeof BRAND_COLOURS)[number], string>

/** The colours of a floor: background, cards, hairlines, texts, links, and the ring around what has the focus. */
export type FloorColours = Record<'bg' | 'surface' | 'line' | 'ink' | 'headline' | 'muted' | 'accent' | 'focus', string>
