import { type Result, weigh } from './measure.ts'

const KB = 1024
/** Limits as multiples of the empty page in the same run, plus milliseconds, because its own time may be 0. */
const TIMES = [
  { audit: 'first-contentful-paint', ratio: 1.2, plus: 0 },
  { audit: 'largest-contentful-paint', ratio: 1.5, plus: 0 },
  { audit: 'total-blocking-time', ratio: 1.4, plus: 30 },
]
const BUDGETS = {
  /** Points below the empty page, which itself reaches 100 only on an idle machine. */
  performance: 3,
  /** Bytes by gzip 6: fits into the initial congestion window of ten packets (RFC 6928). */
  html: 14_000,
  /** These three by Brotli 5. Next and React alone are 118 KB of script. */
  ...{ script: 160 * KB, fonts: 60 * KB, css: 16 * KB },
  /** Transfer size of everything that a phone loads. Home shows pictures of all sections. */
  firstView: (route: string) => (route === '/' ? 265 : 230) * KB,
}
const HEAD = 'Host|Export|Route|FCP|LCP|TBT|CLS|Performance|A11y BP SEO|HTML B|Script KB|Fonts|CSS|First view'.split(
  '|',
)

/** NaN, for what could not be measured, is over its budget too. */
const cell = (text: string, value: number, limit: number) => (value <= limit ? text : `${text} ✗`)
const kilobytes = (bytes: number, limit: number) => cell((bytes / KB).toFixed(1), bytes, limit)
const score = (run: Result | undefined, name: string) => Math.round((run?.categories[name]?.score ?? Number.NaN) * 100)
const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Returns the table row of one page. */
export function rowOf(host: string, outDir: string, route: string, page: Result[], empty: Result[]): string[] {
  const figures = (audit: string) =>
    [page, empty].map((runs) => median(runs.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN)))
  const times = TIMES.map(({ audit, ratio, plus }) => {
    const [pageValue = 0, emptyValue = 0] = figures(audit)
    return cell(
      `${(pageValue / emptyValue).toFixed(2)} (${pageValue.toFixed(0)}/${emptyValue.toFixed(0)})`,
      pageValue,
      emptyValue * ratio + plus,
    )
  })
  const [[shift = 0], [bytes = 0]] = [figures('cumulative-layout-shift'), figures('total-byte-weight')]
  const [pageValue = 0, emptyValue = 0] = [page, empty].map((runs) =>
    median(runs.map((run) => score(run, 'performance'))),
  )
  const scores = ['accessibility', 'best-practices', 'seo'].map((name) => score(page[0], name))
  const weight = weigh(outDir, route, page[0])
  return [host, outDir, route, ...times, cell(shift.toFixed(3), shift, 0)].concat(
    cell(`${pageValue} (${emptyValue})`, emptyValue - pageValue, BUDGETS.performance),
    cell(scores.join(' '), 100 - Math.min(...scores), 0),
    cell(`${weight.html}`, weight.html, BUDGETS.html),
    ...(['script', 'fonts', 'css'] as const).map((kind) => kilobytes(weight[kind], BUDGETS[kind])),
    kilobytes(bytes, BUDGETS.firstView(route)),
  )
}

/** Returns the rows as a Markdown table with aligned columns. */
export function tableOf(lines: string[][]): string {
  const all = [HEAD, HEAD.map(() => '---'), ...lines]
  const widths = HEAD.map((_, index) => Math.max(...all.map((line) => line[index]?.length ?? 0)))
  return all.map((line) => `| ${line.map((text, at) => text.padEnd(widths[at] ?? 0)).join(' | ')} |`).join('\n')
}
