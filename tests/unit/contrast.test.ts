import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { contrast, hex, lch } from '@/lib/colours/adjust.ts'
import { BRAND_COLOURS, type BrandColours, FLOORS, type FloorColours } from '@/lib/colours/brand.ts'
import { type Colours, deriveColours } from '@/lib/colours/derive.ts'
import { coloursSheet } from '@/lib/colours/style-sheet.ts'
import { unreadableColours } from '@/lib/colours/unreadable.ts'
import { fromEntries } from '@/lib/from-entries.ts'

const brandOf = (folder: string): BrandColours => parse(readFileSync(`${folder}/site.yaml`, 'utf8')).colours

/** Well spread over all lightnesses, chromas and hues. */
const colourAt = (index: number) =>
  hex({ l: (index * 0.618) % 1, c: ((index * 0.414) % 1) * 0.3, h: (index * 137.5) % 360 })

/** Takes the proposed colours instead of the refused ones, as an editor would. */
function accepted(brand: BrandColours): BrandColours {
  const [problem] = unreadableColours(brand)
  if (!problem) return brand
  if (!problem.nearest) throw new Error(`${problem.field} has no colour that can be read: ${JSON.stringify(brand)}`)
  return accepted({ ...brand, [problem.field]: problem.nearest })
}

const brands = Array.from({ length: 40 }, (_, brand) =>
  accepted(fromEntries(BRAND_COLOURS.map((name, index) => [name, colourAt(brand * BRAND_COLOURS.length + index)]))),
)
const greys = accepted(fromEntries(BRAND_COLOURS.map((name) => [name, name === 'paper' ? '#fefefe' : '#161616'])))
const DERIVED = [
  ['the site', [deriveColours(brandOf('content'))]],
  ['the fixture', [deriveColours(brandOf('tests/fixtures/content'))]],
  ['40 other brands', brands.map(deriveColours)],
  ['greys', [deriveColours(greys)]],
] as const

type Pair = [name: string, text: string, background: string, minimum: number]

const onBoth = (name: string, { bg, surface }: FloorColours, texts: Record<string, string>, minimum: number): Pair[] =>
  Object.entries(texts).flatMap(([text, colour]): Pair[] => [
    [`${text} on ${name}`, colour, bg, minimum],
    [`${text} on a card on ${name}`, colour, surface, minimum],
  ])

function pairsOf({ day, night, lit, always }: Colours): Pair[] {
  const floors = Object.entries({ day: day.floors, night: night.floors, lit: lit.floors }).flatMap(([light, all]) =>
    FLOORS.flatMap((name): Pair[] => {
      const { ink, headline, muted, accent, focus } = all[name]
      const texts = { ink, headline, muted, accent }
      const where = `${name} (${light})`
      return [...onBoth(where, all[name], texts, 4.5), ...onBoth(where, all[name], { focus }, 3)]
    }),
  )
  const themes = [day, night].flatMap(({ floors: all, palette }) => {
    const { error, success, 'on-coral': onCoral, coral } = palette
    const code = Object.entries(palette).filter(([name]) => name.startsWith('code-'))
    // The floors of forms and code.
    const texts = (['paper', 'sand', 'sky'] as const).flatMap((name) =>
      onBoth(name, all[name], { error, success, ...Object.fromEntries(code) }, 4.5),
    )
    const marked: Pair[] = [
      ['marked text', always['always-ink'], palette.marigold, 4.5],
      ['a year or figure', palette.marigold, all.ink.bg, 4.5],
    ]
    return [...texts, ...marked, ['main button', onCoral, coral, 4.5] satisfies Pair]
  })
  return [...floors, ...themes, ...onBoth('lit paper', lit.floors.paper, lit.messages, 4.5)]
}

test.each(DERIVED)('texts, messages, code and focus rings have enough contrast: %s', (_, derived) => {
  for (const colours of derived) expect(pairsOf(colours).length).toBeGreaterThan(250)
  expect(derived.flatMap(pairsOf).filter(([, text, ground, minimum]) => contrast(text, ground) < minimum)).toEqual([])
})

test.each(DERIVED)('at night floors are deep, and near the blue of the pictures: %s', (_, derived) => {
  const backgrounds = derived.flatMap(({ night }) => Object.values(night.floors).map(({ bg }) => bg))
  const isWrong = (colour: string) => contrast(colour, '#000000') >= 1.7 || Math.abs(lch(colour).h - 275) > 45
  expect(backgrounds.filter(isWrong)).toEqual([])
})

test('of greys all colours by day are greys', () => {
  const floors = Object.values(deriveColours(greys).day.floors)
  expect(floors.flatMap((floor) => Object.values(floor)).filter((colour) => !/^#(..)\1\1$/.test(colour))).toEqual([])
})

test('the header has light text over the floors that have it', () => {
  const colours = deriveColours({ ...brandOf('content'), coral: '#3a1020', teal: '#bfe5dd' })
  expect(coloursSheet(colours)).toContain(':is(.floor-coral,.floor-plum,.floor-ink):nth-child')
})
