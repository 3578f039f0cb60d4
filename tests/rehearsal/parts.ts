/** Changes that leave out whole parts of the site, as an agency does that lacks them. */
import { isRecord, valueAt } from '../../lib/content/traverse.ts'
import type { Values } from './content-values.ts'

export type Change = (values: Values) => unknown

/** The files of a folder, in their order. */
export const entriesOf = (values: Values, kind: string) =>
  [...values].filter(([path]) => path.startsWith(`${kind}/`)).sort(([, a], [, b]) => rank(a) - rank(b))
export const rank = (value: Record<string, unknown>) => Number(value.order ?? value.id)

export const setIn = (values: Values, path: string, field: string, change: (value: unknown) => unknown): void => {
  const [name = '', ...parents] = field.split('.').reverse()
  const parent = valueAt(values.get(path), parents.reverse())
  if (isRecord(parent)) parent[name] = change(parent[name])
}

/** Removes the files of a folder but the first ones. */
const keep =
  (kind: string, count: number): Change =>
  (values) => {
    for (const [path] of entriesOf(values, kind).slice(count)) values.delete(path)
  }

const without =
  (kind: string, ...fields: string[]): Change =>
  (values) => {
    for (const [path, value] of values)
      if (path.replace(/\/.*|\.yaml$/, '') === kind) for (const field of fields) delete value[field]
  }

const headOfficeAlone: Change = (values) =>
  setIn(values, 'site.yaml', 'offices', (list) =>
    [list]
      .flat()
      .filter(isRecord)
      .filter(({ headOffice }) => headOffice)
      .map(({ picture: _, note: __, ...office }) => office),
  )

/** Each is tried alone. */
export const PARTS: readonly [name: string, changes: readonly Change[]][] = [
  ['nothing left out', []],
  ['no apps', [keep('apps', 0), (values) => values.delete('our-apps.yaml')]],
  ['no openings', [keep('jobs', 0), (values) => setIn(values, 'careers.yaml', 'openings.none', () => undefined)]],
  ['no testimonials', [keep('testimonials', 0), without('home', 'testimonials')]],
  ['no case studies', [without('projects', 'caseStudy'), without('home', 'work')]],
  [
    'no offices, benefits or awards to show',
    [headOfficeAlone, without('about', 'offices', 'awards', 'values'), without('careers', 'benefits', 'process')],
  ],
  ['nothing measured', [without('services', 'proof', 'deliverables', 'costs'), without('home', 'stats')]],
  ['one service and one technology', [keep('services', 1), keep('technologies', 1)]],
]
