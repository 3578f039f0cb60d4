import { BUILD, firstView, INTERACTION, LARGE_PORTFOLIO, LIGHTHOUSE, NAVIGATION, WEIGHT } from './budgets.ts'
import { type Figures, type Form, figure } from './figures.ts'
import type { BuildCost } from './timed-build.ts'
import type { Weight } from './weigh.ts'

export interface Measured {
  route: string
  form: Form
  figures: Figures
}

export interface Findings {
  runs: Readonly<Record<Form, number>>
  machine: string
  empty: Partial<Record<Form, Figures>>
  pages: readonly Measured[]
  weights: readonly { route: string; weight: Weight }[]
  navigation: number
  /** Milliseconds by the name of the interaction; empty where they were not asked for. */
  interactions: readonly { name: string; milliseconds: number }[]
  builds: readonly { name: string; cost: BuildCost }[]
  large?: LargeSite
}

/** What a site of 1,000 projects and 300 jobs costs beside the real one. */
export interface LargeSite {
  /** Milliseconds of the build for each further page, pictures and cards of links made before. */
  eachPage: number
  /** Bytes of the first view of /portfolio/, by those of the real one. */
  portfolio: number
}

const TIMES = ['fcp', 'lcp', 'si', 'tbt', 'cls'] as const
const SCORES = ['performance', 'accessibility', 'bestPractices', 'seo'] as const
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1)
const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [row(head), row(head.map((_, index) => (index === 0 ? ':--' : '--:'))), ...rows.map(row)].join('\n')
const verdict = (within: boolean) => (within ? 'yes' : '**no**')

/** The budgets that a page exceeds, by their names. Times are held on a phone, scores on both. */
export function exceeded({ route, form, figures }: Measured): string[] {
  const scores = SCORES.filter((name) => figures[name] < LIGHTHOUSE[name])
  if (form === 'desktop') return scores
  const times = TIMES.filter((name) => Number(figures[name].toFixed(3)) > LIGHTHOUSE[name])
  return [...scores, ...times, ...(figures.bytes > firstView(route) ? ['bytes'] : [])]
}

/** The report as Markdown. */
export function reportOf(findings: Findings): string {
  const { runs, machine, empty, pages, weights, navigation, interactions, builds, large } = findings
  const line = (name: string, figures: Figures, base: Figures | undefined) => [
    name,
    SCORES.map((score) => figures[score]).join(' / '),
    ...(['fcp', 'lcp', 'si', 'tbt'] as const).map((time) => figures[time].toFixed(0)),
    figures.cls.toFixed(3),
    kilobytes(figures.bytes),
    base ? (figures.fcp / base.fcp).toFixed(2) : '',
  ]
  const forms = (['mobile', 'desktop'] as const).filter((form) => pages.some((page) => page.form === form))
  const head = ['Page', 'Scores', 'FCP ms', 'LCP ms', 'SI ms', 'TBT ms', 'CLS', 'KB', 'FCP ÷ empty', 'Within budget']
  const budget = [
    'Budget',
    SCORES.map((score) => LIGHTHOUSE[score]).join(' / '),
    ...TIMES.map((time) => figure(LIGHTHOUSE, time)),
    `${kilobytes(firstView('/'))} / ${kilobytes(firstView('/about/'))}`,
    '',
    '',
  ]
  const kinds = Object.keys(WEIGHT)
  const amount = (kind: string, value: number) => (/requests|foreign/.test(kind) ? value : kilobytes(value))
  return [
    '# The bench',
    `Written by \`npm run bench\`, not by hand: the median of ${runs.mobile} runs of Lighthouse${runs.desktop === runs.mobile ? '' : `, on a desk ${runs.desktop}`}, over TLS, HTTP/2 and Brotli, each in a fresh browser, on ${machine}. The empty page is the least that the same versions of Next and React make. What was done for these figures is told in [performance.md](performance.md).`,
    ...forms.flatMap((form) => [
      `## ${form === 'mobile' ? 'On a phone' : 'On a desk'}`,
      table(head, [
        ...(form === 'mobile' ? [budget] : []),
        ...(empty[form] ? [[...line('an empty page', empty[form], undefined), '']] : []),
        ...pages
          .filter((page) => page.form === form)
          .map((page) => [...line(page.route, page.figures, empty[form]), exceeded(page).join(', ') || 'yes']),
      ]),
    ]),
    '## Weight before anybody does anything, in KB',
    table(
      ['Page', ...kinds],
      [
        ['Budget', ...kinds.map((kind) => amount(kind, figure(WEIGHT, kind)))],
        ...weights.map(({ route, weight }) => [route, ...kinds.map((kind) => amount(kind, figure(weight, kind)))]),
      ],
    ),
    '## Answers',
    table(
      ['What', 'ms', 'Budget', 'Within'],
      [
        [
          'from a click to the new heading, prefetched',
          navigation.toFixed(0),
          NAVIGATION,
          verdict(navigation <= NAVIGATION),
        ],
        ...interactions.map(({ name, milliseconds }) => [
          `${name}, at a quarter of the speed`,
          milliseconds,
          INTERACTION,
          verdict(milliseconds <= INTERACTION),
        ]),
      ],
    ),
    ...(builds.length > 0
      ? [
          '## The build',
          table(
            ['Build', 'Seconds', 'Memory at most, MB'],
            builds.map(({ name, cost }) => [name, cost.seconds.toFixed(1), cost.peak.toFixed(0)]),
          ),
        ]
      : []),
    ...(large
      ? [
          '## With 1,000 projects and 300 jobs',
          table(
            ['What', 'Found', 'Budget', 'Within'],
            [
              [
                'each further page of the build, ms',
                large.eachPage.toFixed(0),
                BUILD.eachPage,
                verdict(large.eachPage <= BUILD.eachPage),
              ],
              [
                'first view of /portfolio/, by the real one',
                large.portfolio.toFixed(2),
                LARGE_PORTFOLIO,
                verdict(large.portfolio <= LARGE_PORTFOLIO),
              ],
            ],
          ),
        ]
      : []),
  ].join('\n\n')
}
