import { readFileSync } from 'node:fs'
import { PREVIEW_STYLE } from '@/admin/preview-style.ts'
import { contrast, textColourOn } from '@/lib/contrast.ts'

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
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']): [string, string] => [name, value]),
  ),
}))

const DARK = "[data-theme='dark']"
const FLOORS = ['paper', 'sand', 'sky', 'marigold', 'coral', 'teal', 'plum', 'ink'] as const

/** The tokens on a floor in a theme, in the order of the cascade. */
function tokensOn(floor: (typeof FLOORS)[number], theme: Theme): Tokens {
  const found = (selector: string) => rules.filter(({ selectors }) => selectors.includes(selector))
  const chain = [found(':root'), theme === 'dark' ? found(DARK) : [], found(`.floor-${floor}`)]
  const dark = theme === 'dark' ? found(`${DARK} .floor-${floor}`) : []
  return Object.assign({}, ...[...chain, dark].flat().map(({ tokens }) => tokens))
}

/** The contrast of two hex colours. Throws for other values. */
function measure(foreground: string | undefined, background: string | undefined): number {
  const invalid = [foreground, background].find((colour) => !/^#[0-9a-f]{6}$/i.test(colour ?? ''))
  if (foreground === undefined || background === undefined || invalid)
    throw new Error(`"${invalid}" is not a hex colour`)
  return contrast(foreground, background)
}

type Pair = readonly [foreground: string, background: string, minimum: number]

const onBgAndSurface = (foregrounds: string[], minimum: number): Pair[] =>
  foregrounds.flatMap((foreground): Pair[] => [
    [foreground, 'bg', minimum],
    [foreground, 'surface', minimum],
  ])
const ON_EVERY_FLOOR: Pair[] = [
  ...onBgAndSurface(['ink', 'headline', 'muted', 'accent'], 4.5),
  ...onBgAndSurface(['line-strong', 'focus'], 3),
  ['bg', 'ink', 4.5],
]
const MESSAGES = onBgAndSurface(['error', 'success'], 4.5)
const CODE = ['code-keyword', 'code-string', 'code-function', 'code-comment'].map(
  (foreground): Pair => [foreground, 'surface', 4.5],
)

const failures = (tokens: Tokens, pairs: readonly Pair[]) =>
  pairs.filter(([foreground, background, minimum]) => measure(tokens[foreground], tokens[background]) < minimum)

test('measures contrast as WCAG defines it', () => {
  expect(measure('#000000', '#ffffff')).toBeCloseTo(21)
  expect(measure('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  expect(() => measure('var(--ink)', '#ffffff')).toThrow('not a hex colour')
  expect(() => measure('#ffffff', undefined)).toThrow('not a hex colour')
})

test('every floor defines every colour in both themes', () => {
  const floorNames = rules.flatMap(({ selectors }) =>
    selectors.flatMap((selector) => selector.match(/^\.floor-(\w+)$/)?.[1] ?? []),
  )
  expect(floorNames).toEqual([...FLOORS])
  const names = ['bg', 'surface', 'line', 'line-strong', 'ink', 'headline', 'muted', 'accent', 'focus']
  for (const floor of FLOORS) {
    for (const selector of [`.floor-${floor}`, `${DARK} .floor-${floor}`]) {
      const rule = rules.find(({ selectors }) => selectors.includes(selector))
      expect([selector, ...Object.keys(rule?.tokens ?? {})]).toEqual([selector, ...names])
    }
  }
})

test('every other colour has a value in both themes, and a utility unless it is for code', () => {
  const namesIn = (selector: string, isColour: (value: string, name: string) => boolean) =>
    rules
      .filter(({ selectors }) => selectors.join() === selector)
      .flatMap(({ tokens }) => Object.keys(tokens).filter((name) => isColour(tokens[name] ?? '', name)))
  const colours = namesIn(':root', (value) => value.startsWith('#'))
  expect(colours.length).toBeGreaterThan(5)
  expect(new Set(namesIn(DARK, (value) => value.startsWith('#')))).toEqual(new Set(colours))
  const utilities = namesIn('@theme inline', (value, name) => value === `var(--${name.replace('color-', '')})`)
  const missing = colours.filter((name) => !name.startsWith('code-') && !utilities.includes(`color-${name}`))
  expect(missing).toEqual([])
})

test('the preview of the editor has colours of the light theme', () => {
  const light = rules.filter(({ selectors }) => !selectors.join().includes(DARK))
  const colours = light.flatMap(({ tokens }) => Object.values(tokens))
  const used = PREVIEW_STYLE.match(/#[0-9a-f]{3,8}\b/gi) ?? []
  expect(used.length).toBeGreaterThan(5)
  expect(used.filter((colour) => !colours.includes(colour))).toEqual([])
})

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(FLOORS)('text, lines and focus rings have enough contrast on the %s floor', (floor) => {
    expect(failures(tokensOn(floor, theme), ON_EVERY_FLOOR)).toEqual([])
  })

  // The floors of forms and code.
  test.each(['paper', 'sand', 'sky'] as const)(
    'form messages and code have enough contrast on the %s floor',
    (floor) => {
      expect(failures(tokensOn(floor, theme), [...MESSAGES, ...CODE])).toEqual([])
    },
  )

  test('the label of the primary button has enough contrast', () => {
    expect(failures(tokensOn('paper', theme), [['on-coral', 'coral', 4.5]])).toEqual([])
  })
})

/** The colour away from the lamp, where `--paper-light` darkens it most. */
function inDusk(colour: string, paperLight: string): string {
  const [, ...dusk] = /linear-gradient\(rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\) 0 0\)/.exec(paperLight)?.map(Number) ?? []
  const share = dusk[3] ?? Number.NaN
  const channel = (index: number) => {
    const lit = Number.parseInt(colour.slice(1 + 2 * index, 3 + 2 * index), 16)
    const mixed = Math.round(lit * (1 - share) + (dusk[index] ?? Number.NaN) * share)
    return mixed.toString(16).padStart(2, '0')
  }
  return `#${[0, 1, 2].map(channel).join('')}`
}

test.each(FLOORS.filter((floor) => floor !== 'ink'))(
  'always-light surfaces have enough contrast in the dark theme, also away from their lamp: %s',
  (floor) => {
    const darkTokens = (selector: string) =>
      rules
        .filter(({ selectors }) => selectors.includes(`${DARK} .always-light[class]${selector}`))
        .map(({ tokens }) => tokens)
    const tokens: Tokens = Object.assign(
      {},
      ...darkTokens(''),
      ...(floor === 'paper' ? [] : darkTokens(`.floor-${floor}`)),
    )
    const pairs = [...ON_EVERY_FLOOR, ...(floor === 'paper' ? MESSAGES : [])]
    expect(failures(tokens, pairs)).toEqual([])
    const [bg = '', surface = ''] = [tokens.bg, tokens.surface].map((colour = '') =>
      inDusk(colour, tokens['paper-light'] ?? ''),
    )
    expect(failures({ ...tokens, bg, surface }, pairs)).toEqual([])
  },
)

test.each(FLOORS)('in the dark theme the %s floor is deep, and neither brown nor olive', (floor) => {
  const { bg = '' } = tokensOn(floor, 'dark')
  const [red = 255, , blue = 0] = [1, 3, 5].map((start) => Number.parseInt(bg.slice(start, start + 2), 16))
  expect(measure(bg, '#000000')).toBeLessThan(1.7)
  expect(red - blue).toBeLessThanOrEqual(4)
})

test('textColourOn returns the text colour with more contrast', () => {
  expect(textColourOn('#ffd43b')).toBe('#1c1a24')
  expect(textColourOn('#0553b1')).toBe('#fffdf8')
})

test('the cursor circles have an outline of 3:1 on every floor in both themes', () => {
  const styles = readFileSync('components/motion/cursor-circles.css', 'utf8')
  const lines = ['dark', 'light'].map((name) => new RegExp(`--cursor-${name}: (#[0-9a-f]{6})`).exec(styles)?.[1])
  const backgrounds = rules.flatMap(({ tokens }) => [tokens.bg, tokens.surface].filter((hex) => hex?.startsWith('#')))
  expect(backgrounds.length).toBeGreaterThanOrEqual(2 * FLOORS.length)
  const failing = backgrounds.filter((background) => Math.max(...lines.map((line) => measure(line, background))) < 3)
  expect(failing).toEqual([])
})
