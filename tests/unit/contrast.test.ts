import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { contrast, hex, textOn } from '@/lib/colours/adjust.ts'
import { BRAND, type Brand, FLOORS, type Floor } from '@/lib/colours/brand.ts'
import { type Colours, deriveColours } from '@/lib/colours/derive.ts'
import { coloursSheet } from '@/lib/colours/style-sheet.ts'
import { unreadableColours } from '@/lib/colours/unreadable.ts'
import { fromEntries } from '@/lib/from-entries.ts'

const brandOf = (folder: string): Brand => parse(readFileSync(`${folder}/site.yaml`, 'utf8')).colours
const sample = brandOf('content')

/** Mulberry32: the same numbers on each run. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
const random = randomNumbers(39)
const anyColour = () => hex({ l: random(), c: random() * 0.3, h: random() * 360 })

/** Takes the proposed colours instead of the refused ones, as an editor would. */
function accepted(brand: Brand): Brand {
  const [problem] = unreadableColours(brand)
  if (!problem) return brand
  if (!problem.nearest) throw new Error(`${problem.field} has no colour that can be read: ${JSON.stringify(brand)}`)
  return accepted({ ...brand, [problem.field]: problem.nearest })
}

const randomBrands = Array.from({ length: 200 }, () => accepted(fromEntries(BRAND.map((name) => [name, anyColour()]))))
const DERIVED = [
  ['the site', [deriveColours(sample)]],
  ['the fixture', [deriveColours(brandOf('tests/fixtures/content'))]],
  ['200 random brands', randomBrands.map(deriveColours)],
] as const

type Pair = [name: string, text: string, background: string, minimum: number]

const onBoth = (name: string, { bg, surface }: Floor, texts: Record<string, string>, minimum: number): Pair[] =>
  Object.entries(texts).flatMap(([text, colour]): Pair[] => [
    [`${text} on ${name}`, colour, bg, minimum],
    [`${text} on a card on ${name}`, colour, surface, minimum],
  ])

function pairsOf({ day, night, lit }: Colours): Pair[] {
  const floors = Object.entries({ day: day.floors, night: night.floors, lit: lit.floors }).flatMap(([light, all]) =>
    FLOORS.flatMap((name): Pair[] => {
      const { ink, headline, muted, accent, focus } = all[name]
      const where = `${name} (${light})`
      return [
        ...onBoth(where, all[name], { ink, headline, muted, accent }, 4.5),
        ...onBoth(where, all[name], { focus }, 3),
      ]
    }),
  )
  const themes = [day, night].flatMap(({ floors: all, palette }) => {
    const { error, success, 'on-coral': onCoral, coral } = palette
    const code = Object.entries(palette).filter(([name]) => name.startsWith('code-'))
    // The floors of forms and code.
    const texts = (['paper', 'sand', 'sky'] as const).flatMap((name) =>
      onBoth(name, all[name], { error, success, ...Object.fromEntries(code) }, 4.5),
    )
    return [...texts, ['main button', onCoral, coral, 4.5] satisfies Pair]
  })
  return [...floors, ...themes, ...onBoth('lit paper', lit.floors.paper, lit.messages, 4.5)]
}

const isLow = ([, text, background, minimum]: Pair) => contrast(text, background) < minimum

test.each(DERIVED)('texts, messages, code and focus rings have enough contrast: %s', (_, derived) => {
  expect(pairsOf(deriveColours(sample)).length).toBeGreaterThan(250)
  expect(derived.flatMap((colours) => pairsOf(colours).filter(isLow))).toEqual([])
})

test.each(DERIVED)('at night floors are deep, and neither brown nor olive: %s', (_, derived) => {
  const backgrounds = derived.flatMap(({ night }) => Object.values(night.floors).map(({ bg }) => bg))
  const isWrong = (colour: string) => {
    const [red = 255, green = 255, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    return contrast(colour, '#000000') >= 1.7 || red - blue > 4 || (green - blue > 12 && red > 12)
  }
  expect(backgrounds.filter(isWrong)).toEqual([])
})

test('the style sheet sets every colour of a floor, and has a utility for each fill', () => {
  const sheet = coloursSheet(deriveColours(sample))
  for (const name of FLOORS) {
    expect(sheet).toMatch(new RegExp(`^[^\\n]*\\.floor-${name}\\{--bg:[^}]*--focus:`, 'm'))
    expect(sheet).toMatch(new RegExp(`\\[data-theme="dark"\\] \\.floor-${name}\\{--bg:[^}]*--focus:`))
  }
  const { palette } = deriveColours(sample).day
  const utilities = readFileSync('app/tokens.css', 'utf8')
  const missing = Object.keys(palette).filter((name) => !utilities.includes(`--color-${name}: var(--${name})`))
  expect(missing.filter((name) => !name.startsWith('code-'))).toEqual([])
})

test('text on any colour is whichever of ink and paper has more contrast', () => {
  expect(textOn('#ffd43b', sample)).toBe(sample.ink)
  expect(textOn('#0553b1', sample)).toBe(sample.paper)
})

test('the cursor circles, outlined in ink and paper, have 3:1 on every floor in both themes', () => {
  const failing = DERIVED.flatMap(([, derived]) => derived).flatMap(({ day, night, lit, always }) =>
    [day, night, lit]
      .flatMap(({ floors }) => Object.values(floors).flatMap(({ bg, surface }) => [bg, surface]))
      .filter(
        (background) =>
          contrast(textOn(background, { ink: always['always-ink'], paper: always['always-paper'] }), background) < 3,
      ),
  )
  expect(failing).toEqual([])
})
