import { readFileSync } from 'node:fs'
import { contrast } from '@/lib/content/checks/colours.ts'
import { loadContent } from '@/lib/content/load.ts'

type Tokens = Record<string, string>
type Theme = 'light' | 'dark'

/** `:root, .floor-paper { --bg: #fff; … }` → selectors and tokens, in the order of the file. */
const rules = [
  ...readFileSync('app/tokens.css', 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/([^{}]+)\{([^}]*)\}/g),
].map(([, selectors = '', body = '']) => ({
  selectors: selectors.split(',').map((selector) => selector.trim().replaceAll('"', "'")),
  tokens: Object.fromEntries(
    [...body.matchAll(/--([a-z-]+):\s*([^;]+);/g)].map(([, name = '', value = '']): [string, string] => [name, value]),
  ),
}))

const DARK = "[data-theme='dark']"
const FLOORS = ['paper', 'sand', 'sky', 'marigold', 'coral', 'teal', 'plum', 'ink'] as const

/** What holds on a floor in a theme, as the cascade has it: the root, then the floor, dark after light. */
function tokensOn(floor: (typeof FLOORS)[number], theme: Theme): Tokens {
  const found = (selector: string) => rules.filter(({ selectors }) => selectors.includes(selector))
  const chain = [found(':root'), theme === 'dark' ? found(DARK) : [], found(`.floor-${floor}`)]
  const dark = theme === 'dark' ? found(`${DARK} .floor-${floor}`) : []
  return Object.assign({}, ...[...chain, dark].flat().map(({ tokens }) => tokens))
}

/** Contrast of two tokens' values; one that is no plain colour cannot be measured, and must not pass. */
function measure(front: string | undefined, ground: string | undefined): number {
  const odd = [front, ground].find((colour) => !/^#[0-9a-f]{6}$/i.test(colour ?? ''))
  if (front === undefined || ground === undefined || odd) throw new Error(`"${odd}" is no colour that can be measured`)
  return contrast(front, ground)
}

/** Token on token, and the least contrast between them. */
type Pair = readonly [front: string, ground: string, least: number]

const ON_EVERY_FLOOR: Pair[] = [
  ...['ink', 'muted', 'accent'].flatMap((front): Pair[] => [
    [front, 'bg', 4.5],
    [front, 'surface', 4.5],
  ]),
  ['bg', 'ink', 4.5],
  ['line-strong', 'bg', 3],
  ['line-strong', 'surface', 3],
  ['focus', 'bg', 3],
  ['focus', 'surface', 3],
]

/** Forms and code stand on paper, sand and sky, and on their own surface everywhere else. */
const ON_QUIET_FLOORS: Pair[] = [
  ...['error', 'success'].flatMap((front): Pair[] => [
    [front, 'surface', 4.5],
    [front, 'bg', 4.5],
  ]),
  ...['code-keyword', 'code-string', 'code-function', 'code-comment'].map((front): Pair => [front, 'surface', 4.5]),
]

const ANYWHERE: Pair[] = [['on-coral', 'coral', 4.5]]

function failures(floor: (typeof FLOORS)[number], theme: Theme, pairs: readonly Pair[]): string[] {
  const tokens = tokensOn(floor, theme)
  return pairs.flatMap(([front, ground, least]) => {
    const measured = measure(tokens[front], tokens[ground])
    return measured < least ? [`${front} on ${ground}: ${measured.toFixed(2)} of ${least}`] : []
  })
}

test('measures as the guidelines do', () => {
  expect(measure('#000000', '#ffffff')).toBeCloseTo(21)
  expect(measure('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  expect(() => measure('var(--ink)', '#ffffff')).toThrow('no colour')
  expect(() => measure('#ffffff', undefined)).toThrow('no colour')
})

test('every floor is there in both lights, with every colour of its own', () => {
  const named = rules.flatMap(({ selectors }) =>
    selectors.flatMap((selector) => selector.match(/^\.floor-(\w+)$/)?.[1] ?? []),
  )
  expect(named).toEqual([...FLOORS])
  const wanted = ['bg', 'surface', 'line', 'line-strong', 'ink', 'muted', 'accent', 'focus']
  for (const floor of FLOORS) {
    for (const selector of [`.floor-${floor}`, `${DARK} .floor-${floor}`]) {
      const rule = rules.find(({ selectors }) => selectors.includes(selector))
      expect([selector, ...Object.keys(rule?.tokens ?? {})]).toEqual([selector, ...wanted])
    }
  }
})

test('the site has 8 floors and both lights measured', () => {
  expect(FLOORS).toHaveLength(8)
  expect(ON_EVERY_FLOOR).toHaveLength(11)
  expect(tokensOn('sky', 'light').ink).not.toBe(tokensOn('sky', 'dark').ink)
})

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(FLOORS)('text, lines and focus rings can be seen on the %s floor', (floor) => {
    expect(failures(floor, theme, ON_EVERY_FLOOR)).toEqual([])
  })

  test.each(['paper', 'sand', 'sky'] as const)('forms and code can be read on the %s floor', (floor) => {
    expect(failures(floor, theme, ON_QUIET_FLOORS)).toEqual([])
  })

  test('the label of the main button can be read', () => {
    expect(failures('paper', theme, ANYWHERE)).toEqual([])
  })
})

test.each(['paper', 'marigold', 'sky'])('what lies in the light of a lamp can be read by night: %s', (floor) => {
  const lit = (selector: string) =>
    rules
      .filter(({ selectors }) => selectors.includes(`${DARK} .lamplit[class]${selector}`))
      .map(({ tokens }) => tokens)
  const tokens: Tokens = Object.assign({}, ...lit(''), ...(floor === 'paper' ? [] : lit(`.floor-${floor}`)))
  const low = [...ON_EVERY_FLOOR, ...(floor === 'paper' ? ON_QUIET_FLOORS.slice(0, 4) : [])].filter(
    ([front, ground, least]) => measure(tokens[front], tokens[ground]) < least,
  )
  expect(low).toEqual([])
})

/** The mix of app/tech/tech.css: so much of `front`, the rest of `back`, in sRGB. */
function mix(front: string, share: number, back: string): string {
  const part = (colour: string, start: number) => Number.parseInt(colour.slice(start, start + 2), 16)
  return `#${[1, 3, 5]
    .map((start) => Math.round(part(front, start) * share + part(back, start) * (1 - share)))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`
}

describe('the cover of a technology page', () => {
  const { technologies } = loadContent()
  const css = readFileSync('app/tech/tech.css', 'utf8')
  const night =
    /--bg: color-mix\(in srgb, var\(--tech\) (\d+)%, #16141d\);\n\s*--ink: #f5efe4;\n\s*--muted: #ddd6e2;/.exec(css)
  const share = Number(night?.[1]) / 100

  test('is mixed as this test believes', () => {
    expect(technologies).toHaveLength(12)
    expect(css).toContain('--bg: var(--tech);\n    --ink: #fffdf8;\n    --muted: #fffdf8;')
    expect(share).toBeGreaterThan(0)
  })

  test.each(technologies.map(({ slug, accent }) => ({ slug, ...accent })))('can be read: $slug', ({ light, dark }) => {
    const ground = mix(dark, share, '#16141d')
    for (const front of ['#f5efe4', '#ddd6e2', dark]) expect(measure(front, ground)).toBeGreaterThanOrEqual(4.5)
    expect(measure('#fffdf8', light)).toBeGreaterThanOrEqual(4.5)
    expect(measure('#f4b23a', ground)).toBeGreaterThanOrEqual(3)
  })
})
