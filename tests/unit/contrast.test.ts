import { readFileSync } from 'node:fs'
import { contrast, typeOn } from '@/lib/contrast.ts'
import { loadFixture } from '../fixtures/load.ts'

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

describe('the colours of a technology page', () => {
  const { technologies } = loadFixture()
  const css = readFileSync('app/tech/tech.css', 'utf8')

  test('are set as this test believes', () => {
    expect(css).toContain(
      '--bg: var(--cover);\n    --ink: var(--type);\n    --muted: var(--type);\n    --line: color-mix(in srgb, var(--cover) 65%, var(--type));\n    --line-strong: var(--type);\n    --accent: var(--type);\n    --focus: var(--type);',
    )
    expect(css).toContain('[data-theme="dark"] .tech-type :is(h1, .tech-figures) {\n    color: var(--tech);')
  })

  test.each(technologies)('can be read: $slug', ({ accent, cover }) => {
    for (const ground of [cover.light, cover.dark]) expect(measure(typeOn(ground), ground)).toBeGreaterThanOrEqual(4.5)
    expect(measure(accent.dark, cover.dark)).toBeGreaterThanOrEqual(4.5)
    // The large figures of the reasons stand on sand.
    expect(measure(accent.light, tokensOn('sand', 'light').bg)).toBeGreaterThanOrEqual(3)
    expect(measure(accent.dark, tokensOn('sand', 'dark').bg)).toBeGreaterThanOrEqual(3)
  })
})

test('type on a ground is whichever reads better', () => {
  expect(typeOn('#ffd43b')).toBe('#1c1a24')
  expect(typeOn('#0553b1')).toBe('#fffdf8')
})

describe('the circles of the cursor', () => {
  const motion = readFileSync('app/motion.css', 'utf8')
  const lines = ['dark', 'light'].map((name) => new RegExp(`--cursor-${name}: (#[0-9a-f]{6})`).exec(motion)?.[1])

  test('have a line of 3:1 on every floor, in both lights', () => {
    const grounds = rules.flatMap(({ tokens }) => [tokens.bg, tokens.surface].filter((hex) => hex?.startsWith('#')))
    expect(grounds.length).toBeGreaterThanOrEqual(2 * FLOORS.length)
    const faint = grounds.filter((ground) => Math.max(...lines.map((line) => measure(line, ground))) < 3)
    expect(faint).toEqual([])
  })

  test.each(['large', 'small'])('are drawn with both lines: the %s one', (name) => {
    const [, rule = ''] = new RegExp(`\\.cursor-${name} \\{([^}]*)\\}`).exec(motion) ?? []
    for (const line of ['dark', 'light']) expect(rule).toContain(`var(--cursor-${line})`)
  })
})
