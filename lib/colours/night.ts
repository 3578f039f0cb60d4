import { hex, type Lch, lch, readable, shade } from './adjust.ts'
import type { BrandColours, FloorColours, FloorName } from './brand.ts'
import { accentOn, dayBackground, mutedOn } from './day.ts'

/** In degrees, the blue of the pictures: grey or black would seem to be switched off beside it. */
const BLUE = 275
/** In degrees, how far from it the backgrounds go: beside them the pictures would otherwise be patches of another night. */
const FARTHEST = 42
/** The same for what has a colour of its own, an app or a technology: it is known by it. */
const FARTHEST_OF_OWN = 60

/** What is opposite to blue becomes blue: a darkened yellow would be brown or olive. */
const nightHue = (day: number, farthest: number): number => BLUE + farthest * Math.sin(((day - BLUE) * Math.PI) / 180)

/** The floors that have no colour. */
const NEUTRAL = {
  paper: { l: 0.2, c: 0.045, h: BLUE },
  sand: { l: 0.235, c: 0.05, h: BLUE },
  ink: { l: 0.165, c: 0.037, h: BLUE },
} satisfies Partial<Record<FloorName, Lch>>
const isNeutral = (name: FloorName): name is keyof typeof NEUTRAL => name in NEUTRAL

/** Of a colour of which the hue is hardly seen. */
const NIGHT_OF_GREY: Lch = { l: 0.255, c: 0.045, h: BLUE }

function darkened(colour: string, farthest: number): Lch {
  const { c, h } = lch(colour)
  return c < 0.02 ? NIGHT_OF_GREY : { l: 0.252, c: Math.min(0.068, c * 1.3), h: nightHue(h, farthest) }
}

const nightGround = (name: FloorName, brand: BrandColours): Lch =>
  isNeutral(name) ? NEUTRAL[name] : darkened(brand[name], FARTHEST)

/** The background by night of what has any colour by day. */
export const nightBackground = (colour: string): string => hex(darkened(colour, FARTHEST_OF_OWN))

/** The chroma of a tint is raised, so that its hue is seen. */
const vivid = (chroma: number) => Math.max(chroma, Math.min(0.058, chroma * 2.1))

/** A deep neutral room. The hue that a floor has by day is in its headlines. */
export function nightFloor(name: FloorName, brand: BrandColours): FloorColours {
  const ground = nightGround(name, brand)
  const bg = hex(ground)
  const surface = hex({ ...ground, l: ground.l + 0.045, c: ground.c * 1.15 })
  const grounds = [bg, surface]
  const ink = nightInk(brand)
  const day = lch(dayBackground(name, brand))
  const headline = hex({ l: 0.84, c: Math.min(0.14, vivid(day.c)), h: day.h })
  return {
    bg,
    surface,
    line: hex({ ...ground, l: ground.l + 0.14, c: ground.c * 1.25 }),
    ink,
    headline: isNeutral(name) ? ink : readable(headline, grounds, 7),
    muted: readable(hex({ ...ground, l: 0.78, c: Math.min(0.03, ground.c * 1.3) }), grounds, 7),
    accent: readable(
      shade(brand.accent, ({ c }) => ({ l: 0.756, c: Math.min(0.149, c) })),
      grounds,
      6.2,
    ),
    focus: shade(brand.marigold, ({ l }) => ({ l: Math.max(0.8, l) })),
  }
}

const nightInk = ({ paper }: BrandColours): string => shade(paper, ({ l }) => ({ l: l - 0.02 }))

/** The paper below a lamp: in more of its hue than by day. */
const litPaper = ({ l, c, h }: Lch): Lch => ({ l: l - 0.03, c: Math.min(0.048, c * 3.3), h })

/** What a lamp lights at night: one flat light colour with the text of the day. */
export function litFloor(name: FloorName, brand: BrandColours): FloorColours {
  const { l, c, h } = lch(dayBackground(name === 'ink' ? 'paper' : name, brand))
  const { ink } = brand
  const lit = hex(isNeutral(name) ? litPaper({ l, c, h }) : { l: 0.9, c: Math.min(0.035, c), h })
  const bg = readable(lit, [ink], 5.5)
  return {
    bg,
    surface: bg,
    line: shade(bg, (parts) => ({ l: parts.l - 0.125, c: parts.c * 0.95 + 0.014 })),
    ink,
    headline: ink,
    muted: mutedOn(
      [bg],
      ink,
      shade(ink, (parts) => ({ l: parts.l + 0.1 })),
    ),
    accent: accentOn([bg], brand.accent, ink),
    focus: ink,
  }
}
