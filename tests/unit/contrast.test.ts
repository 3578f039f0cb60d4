import { readFileSync } from 'node:fs'
import { contrast, typeOn } from '@/lib/contrast.ts'

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

const onBoth = (fronts: string[], least: number): Pair[] =>
  fronts.flatMap((front): Pair[] => [
    [front, 'bg', least],
    [front, 'surface', least],
  ])
const ON_EVERY_FLOOR: Pair[] = [
  ...onBoth(['ink', 'muted', 'accent'], 4.5),
  ...onBoth(['line-strong', 'focus'], 3),
  ['bg', 'ink', 4.5],
]
const MESSAGES = onBoth(['error', 'success'], 4.5)
const CODE = ['code-keyword', 'code-string', 'code-function', 'code-comment'].map(
  (front): Pair => [front, 'surface', 4.5],
)

const failures = (tokens: Tokens, pairs: readonly Pair[]) =>
  pairs.filter(([front, ground, least]) => measure(tokens[front], tokens[ground]) < least)

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
    expect(failures(tokensOn(floor, theme), ON_EVERY_FLOOR)).toEqual([])
  })

  // Forms and code stand on these, and on their own surface everywhere else.
  test.each(['paper', 'sand', 'sky'] as const)('forms and code can be read on the %s floor', (floor) => {
    expect(failures(tokensOn(floor, theme), [...MESSAGES, ...CODE])).toEqual([])
  })

  test('the label of the main button can be read', () => {
    expect(failures(tokensOn('paper', theme), [['on-coral', 'coral', 4.5]])).toEqual([])
  })
})

test.each(['paper', 'marigold', 'sky'])('what lies in the light of a lamp can be read by night: %s', (floor) => {
  const lit = (selector: string) =>
    rules
      .filter(({ selectors }) => selectors.includes(`${DARK} .always-light[class]${selector}`))
      .map(({ tokens }) => tokens)
  const tokens: Tokens = Object.assign({}, ...lit(''), ...(floor === 'paper' ? [] : lit(`.floor-${floor}`)))
  expect(failures(tokens, [...ON_EVERY_FLOOR, ...(floor === 'paper' ? MESSAGES : [])])).toEqual([])
})

test('type on a ground is whichever reads better', () => {
  expect(typeOn('#ffd43b')).toBe('#1c1a24')
  expect(typeOn('#0553b1')).toBe('#fffdf8')
})

test('the circles of the cursor have a line of 3:1 on every floor, in both lights', () => {
  const motion = readFileSync('app/motion.css', 'utf8')
  const lines = ['dark', 'light'].map((name) => new RegExp(`--cursor-${name}: (#[0-9a-f]{6})`).exec(motion)?.[1])
  const grounds = rules.flatMap(({ tokens }) => [tokens.bg, tokens.surface].filter((hex) => hex?.startsWith('#')))
  expect(grounds.length).toBeGreaterThanOrEqual(2 * FLOORS.length)
  expect(grounds.filter((ground) => Math.max(...lines.map((line) => measure(line, ground))) < 3)).toEqual([])
})
