import { readFileSync } from 'node:fs'

const tokens = readFileSync('app/tokens.css', 'utf8')
const motion = readFileSync('app/motion.css', 'utf8')

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
const lineOf = (name: string) => new RegExp(`--cursor-${name}: (#[0-9a-f]{6})`).exec(motion)?.[1] ?? ''

/** Every ground of the site, in both lights: floors and the surfaces on them. */
const grounds = [...tokens.matchAll(/--(?:bg|surface): (#[0-9a-f]{6})/g)].map(([, hex = '']) => hex)

test('on every floor, in both lights, one of the two lines of the cursor circles has 3:1', () => {
  expect(grounds.length).toBeGreaterThanOrEqual(32)
  const faint = grounds.filter(
    (ground) => Math.max(contrast(ground, lineOf('dark')), contrast(ground, lineOf('light'))) < 3,
  )
  expect(faint).toEqual([])
})

test('both circles are drawn with both lines', () => {
  for (const name of ['large', 'small']) {
    const [, rule = ''] = new RegExp(`\\.cursor-${name} \\{([^}]*)\\}`).exec(motion) ?? []
    expect(rule).toContain('var(--cursor-dark)')
    expect(rule).toContain('var(--cursor-light)')
  }
})
