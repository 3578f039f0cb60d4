import type { Result } from 'lighthouse'
import type { weigh } from './measure.ts'

const KB = 1024
/** At most so many times the empty page's in the same run, and milliseconds more, because its own may be none. */
const TIMES = [
  { audit: 'first-contentful-paint', ratio: 1.2, plus: 0 },
  { audit: 'largest-contentful-paint', ratio: 1.5, plus: 0 },
  { audit: 'total-blocking-time', ratio: 1.4, plus: 30 },
]
const BUDGETS = {
  cls: 0,
  /** Points under the empty page's, which itself reaches 100 only on a quiet machine. */
  performance: 3,
  /** By gzip 6: fits into the ten packets that a server sends before it waits for an answer (RFC 6928). */
  html: 14_000,
  /** These three by Brotli 5. Next and React alone are 118 KB of script. */
  ...{ script: 160 * KB, fonts: 60 * KB, css: 16 * KB },
  /** All that a phone loads, as the host sends it. Home shows pictures of every part of the site. */
  firstView: (route: string) => (route === '/' ? 265 : 230) * KB,
}
const HEAD = 'Host|Export|Route|FCP|LCP|TBT|CLS|Performance|A11y BP SEO|HTML, B|Script, KB|Fonts|CSS|First view'.split(
  '|',
)

const OVER = ' ✗'
/** What could not be measured is not a number, and over its budget too. */
const cell = (text: string, value: number, most: number) => (value <= most ? text : text + OVER)
const kilobytes = (bytes: number, most: number) => cell((bytes / KB).toFixed(1), bytes, most)
const median = (values: number[]) =>
  values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
const figure = (runs: Result[], audit: string) =>
  median(runs.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN))
const score = (run: Result | undefined, name: string) => Math.round((run?.categories[name]?.score ?? Number.NaN) * 100)

/** The line of one page, by its `names` (host, export, route) and measured in turn with the empty page. */
export function lineOf(names: string[], page: Result[], empty: Result[], weight: ReturnType<typeof weigh>): string[] {
  const times = TIMES.map(({ audit, ratio, plus }) => {
    const [ours, least] = [figure(page, audit), figure(empty, audit)]
    return cell(`${(ours / least).toFixed(2)} (${ours.toFixed(0)}/${least.toFixed(0)})`, ours, least * ratio + plus)
  })
  const [ours = 0, least = 0] = [page, empty].map((runs) => median(runs.map((run) => score(run, 'performance'))))
  const scores = ['accessibility', 'best-practices', 'seo'].map((name) => score(page[0], name))
  const shift = figure(page, 'cumulative-layout-shift')
  return [
    ...names,
    ...times,
    cell(shift.toFixed(3), shift, BUDGETS.cls),
    cell(`${ours} (${least})`, least - ours, BUDGETS.performance),
    cell(scores.join(' '), 100 - Math.min(...scores), 0),
    cell(`${weight.html}`, weight.html, BUDGETS.html),
    ...(['script', 'fonts', 'css'] as const).map((kind) => kilobytes(weight[kind], BUDGETS[kind])),
    kilobytes(figure(page, 'total-byte-weight'), BUDGETS.firstView(names.at(-1) ?? '')),
  ]
}

/** The lines as a Markdown table, and how many budgets are exceeded in it. */
export function tableOf(lines: string[][]): { text: string; exceeded: number } {
  const all = [HEAD, HEAD.map(() => '---'), ...lines]
  const widths = HEAD.map((_, index) => Math.max(...all.map((line) => line[index]?.length ?? 0)))
  const padded = all.map((line) => `| ${line.map((text, index) => text.padEnd(widths[index] ?? 0)).join(' | ')} |`)
  return { text: padded.join('\n'), exceeded: lines.flat().filter((text) => text.endsWith(OVER)).length }
}
