import { contrast } from '../../lib/contrast.ts'

/** WCAG 2, level AA. */
const MIN_CONTRAST = 4.5

/** A rule of app/tokens.css with an accent: a floor in one theme. */
type Floor = { selector: string; dark: boolean; isMain: boolean; backgrounds: string[] }

const RULE = /([^{}]+)\{([^}]*--accent:[^}]*)\}/g

/**
 * Replaces the accents of the light and the dark theme. A floor on which an accent is not readable keeps its own, which
 * `unchanged` describes; on a main floor that is a problem. With any problem, `css` is returned unchanged.
 */
export function recolour(
  css: string,
  light: string,
  dark: string,
): { css: string; problems: string[]; unchanged: string[] } {
  const problems: string[] = []
  const unchanged: string[] = []
  const changed = css.replace(RULE, (rule, selectors: string, body: string) => {
    const floor = readFloor(selectors, body)
    const colour = floor.dark ? dark : light
    const worst = floor.backgrounds
      .map((background) => ({ background, ratio: contrast(colour, background) }))
      .sort((a, b) => a.ratio - b.ratio)[0]
    if (worst && worst.ratio < MIN_CONTRAST) {
      const measured = `${colour} has ${worst.ratio.toFixed(2)} : 1 against ${worst.background}`
      if (floor.isMain) problems.push(`By ${floor.dark ? 'night' : 'day'} ${measured}; text needs ${MIN_CONTRAST} : 1.`)
      else unchanged.push(`${floor.selector} keeps its accent: ${measured}.`)
      return rule
    }
    return rule.replace(/--accent:\s*#[0-9a-f]{6}/i, `--accent: ${colour.toLowerCase()}`)
  })
  return problems.length > 0 ? { css, problems, unchanged: [] } : { css: changed, problems, unchanged }
}

function readFloor(selectors: string, body: string): Floor {
  const selector =
    selectors
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .trim()
      .split('\n')
      .at(-1)
      ?.trim() ?? ''
  const backgrounds = ['bg', 'surface'].flatMap(
    (name) => new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`, 'i').exec(body)?.[1] ?? [],
  )
  return { selector, dark: selectors.includes('dark'), isMain: /floor-paper/.test(selector), backgrounds }
}
