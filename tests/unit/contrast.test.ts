import { readFileSync } from 'node:fs'
import { contrast, typeOn } from '@/lib/contrast.ts'

type Tokens = Record<string, string>
type Theme = 'light' | 'dark'

/** Selectors and tokens of each rule, in the order of the file. */
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

/** The tokens of a floor in a theme, in the order of the cascade. */
function tokensOn(floor: (typeof FLOORS)[number], theme: Theme): Tokens {
  const found = (selector: string) => rules.filter(({ selectors }) => selectors.includes(selector))
  const chain = [found(':root'), theme === 'dark' ? found(DARK) : [], found(`.floor-${floor}`)]
  const dark = theme === 'dark' ? found(`${DARK} .floor-${floor}`) : []
  return Object.assign({}, ...[...chain, dark].flat().map(({ tokens }) => tokens))
}

/** Throws for values that are not hexadecimal colours. */
function measure(front: string | undefined, background: string | undefined): number {
  const invalid = [front, background].find((colour) => !/^#[0-9a-f]{6}$/i.test(colour ?? ''))
  if (front === undefined || background === undefined || invalid)
    throw new Error(`"${invalid}" is not a hexadecimal colour`)
  return contrast(front, background)
}

/** Two tokens and their minimum contrast. */
type Pair = readonly [front: string, background: string, minimum: number]

const onBoth = (fronts: string[], minimum: number): Pair[] =>
  fronts.flatMap((front): Pair[] => [
    [front, 'bg', minimum],
    [front, 'surface', minimum],
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
  pairs.filter(([front, background, minimum]) => measure(tokens[front], tokens[background]) < minimum)

test('contrast is calculated as in WCAG', () => {
  expect(measure('#000000', '#ffffff')).toBeCloseTo(21)
  expect(measure('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  expect(() => measure('var(--ink)', '#ffffff')).toThrow('not a hexadecimal colour')
  expect(() => measure('#ffffff', undefined)).toThrow('not a hexadecimal colour')
})

test('every floor has all tokens in both themes', () => {
  const named = rules.flatMap(({ selectors }) =>
    selectors.flatMap((selector) => selector.match(/^\.floor-(\w+)$/)?.[1] ?? []),
  )
  expect(named).toEqual([...FLOORS])
  const tokens = ['bg', 'surface', 'line', 'line-strong', 'ink', 'muted', 'accent', 'focus']
  for (const floor of FLOORS) {
    for (const selector of [`.floor-${floor}`, `${DARK} .floor-${floor}`]) {
      const rule = rules.find(({ selectors }) => selectors.includes(selector))
      expect([selector, ...Object.keys(rule?.tokens ?? {})]).toEqual([selector, ...tokens])
    }
  }
})

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(FLOORS)('text, lines and focus rings have enough contrast on the %s floor', (floor) => {
    expect(failures(tokensOn(floor, theme), ON_EVERY_FLOOR)).toEqual([])
  })

  // Forms and code are used on these floors.
  test.each(['paper', 'sand', 'sky'] as const)('forms and code have enough contrast on the %s floor', (floor) => {
    expect(failures(tokensOn(floor, theme), [...MESSAGES, ...CODE])).toEqual([])
  })

  test('the label of the primary button has enough contrast', () => {
    expect(failures(tokensOn('paper', theme), [['on-coral', 'coral', 4.5]])).toEqual([])
  })
})

test.each(['paper', 'marigold', 'sky'])('.lamplit elements have enough contrast in the dark theme: %s', (floor) => {
  const lit = (selector: string) =>
    rules
      .filter(({ selectors }) => selectors.includes(`${DARK} .lamplit[class]${selector}`))
      .map(({ tokens }) => tokens)
  const tokens: Tokens = Object.assign({}, ...lit(''), ...(floor === 'paper' ? [] : lit(`.floor-${floor}`)))
  expect(failures(tokens, [...ON_EVERY_FLOOR, ...(floor === 'paper' ? MESSAGES : [])])).toEqual([])
})

test('text on a colour is black or white, whichever has more contrast', () => {
  expect(typeOn('#ffd43b')).toBe('#1c1a24')
  expect(typeOn('#0553b1')).toBe('#fffdf8')
})

test('the cursor circles have a contrast of 3:1 on every floor', () => {
  const motion = readFileSync('app/motion.css', 'utf8')
  const lines = ['dark', 'light'].map((name) => new RegExp(`--cursor-${name}: (#[0-9a-f]{6})`).exec(motion)?.[1])
  const backgrounds = rules.flatMap(({ tokens }) => [tokens.bg, tokens.surface].filter((hex) => hex?.startsWith('#')))
  expect(backgrounds.length).toBeGreaterThanOrEqual(2 * FLOORS.length)
  expect(backgrounds.filter((background) => Math.max(...lines.map((line) => measure(line, background))) < 3)).toEqual(
    [],
  )
})
