import { contrast } from '../../lib/contrast.ts'

/** Text needs so much against its ground (WCAG 2, AA). */
const READABLE = 4.5

/** A rule of app/tokens.css with an accent: a floor in one of the two lights. */
type Floor = { selector: string; dark: boolean; main: boolean; grounds: string[] }

const RULE = /([^{}]+)\{([^}]*--accent:[^}]*)\}/g

/**
 * The tokens with new accents, one by day and one by night. A floor on which a colour could not be read keeps its own;
 * the main floors must take it. Problems are sentences; with any of them nothing is changed.
 */
export function recolour(
  css: string,
  light: string,
  dark: string,
): { css: string; problems: string[]; kept: string[] } {
  const problems: string[] = []
  const kept: string[] = []
  const changed = css.replace(RULE, (rule, selectors: string, body: string) => {
    const floor = readFloor(selectors, body)
    const colour = floor.dark ? dark : light
    const worst = floor.grounds
      .map((ground) => ({ ground, ratio: contrast(colour, ground) }))
      .sort((a, b) => a.ratio - b.ratio)[0]
    if (worst && worst.ratio < READABLE) {
      const measured = `${colour} has ${worst.ratio.toFixed(2)} : 1 against ${worst.ground}`
      if (floor.main) problems.push(`By ${floor.dark ? 'night' : 'day'} ${measured}; text needs ${READABLE} : 1.`)
      else kept.push(`${floor.selector} keeps its accent: ${measured}.`)
      return rule
    }
    return rule.replace(/--accent:\s*#[0-9a-f]{6}/i, `--accent: ${colour.toLowerCase()}`)
  })
  return problems.length > 0 ? { css, problems, kept: [] } : { css: changed, problems, kept }
}

function readFloor(selectors: string, body: string): Floor {
  const selector =
    selectors
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .trim()
      .split('\n')
      .at(-1)
      ?.trim() ?? ''
  const grounds = ['bg', 'surface'].flatMap(
    (name) => new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`, 'i').exec(body)?.[1] ?? [],
  )
  return { selector, dark: selectors.includes('dark'), main: /floor-paper/.test(selector), grounds }
}
