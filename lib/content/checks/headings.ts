import { labels } from '../schemas/labels.ts'
import { select, valueAt } from '../traverse.ts'
import { type Check, ofKind } from './check.ts'
import { duplicates, valuesIn } from './unique.ts'

/** The labels above sections, by the file or folder of the pages that have them. */
const LABELS: readonly (readonly [folder: string, group: string, names: readonly string[]])[] = [
  ['services', 'service', ['steps', 'deliverables', 'costs', 'proof', 'projects']],
  ['technologies', 'technology', ['example', 'related']],
  ['contact', 'contact', ['next']],
  ['projects', 'project', ['challenge', 'approach', 'built', 'outcome', 'related']],
  ['jobs', 'job', ['terms', 'others']],
]

/** The files whose pages end with the call of Home. */
const WITH_CALL_OF_HOME = ['about', 'our-apps']

/** The names of the other navigation landmarks. */
const LANDMARKS = ['Main', 'All pages', 'On this page', 'Filter projects', 'Pages of the portfolio']

/** Headings name the sections of a page for screen readers, and no two landmarks may have the same name. */
export const checkHeadings: Check = ({ files }) => {
  const labelsFile = ofKind(files, 'labels')[0]
  const { data } = labels.safeParse(labelsFile?.value ?? {})
  const labelsOf = (kind: string) =>
    LABELS.filter(([folder]) => data && folder === kind).flatMap(([, group, names]) =>
      names.map((name) => ({ path: [group, name], value: valueAt(data, [group, name]) })),
    )
  const ofPages = files.flatMap((file) => {
    const titles = [
      ...select(file.value, '*.title').filter(({ path: [group] }) => group !== 'hero' && group !== 'seo'),
      ...select(file.value, '*').filter(({ path: [name] }) => /.Title$/.test(String(name))),
    ]
    const calls = WITH_CALL_OF_HOME.includes(file.kind) ? valuesIn(ofKind(files, 'home'), 'closing.title') : []
    return duplicates(
      titles.map((title) => ({ file, ...title })),
      'a heading that no other section of the page has',
      [
        ...labelsOf(file.kind).map(({ path, value }) => ({ value, where: `the label ${path.join('.')}` })),
        ...calls.map(({ file: { source }, path, value }) => ({
          value,
          where: `${source.file}:${source.lineOf(path)}`,
        })),
      ],
    )
  })
  const ofLabels = LABELS.flatMap(([folder]) =>
    labelsFile
      ? duplicates(
          labelsOf(folder).map((label) => ({ file: labelsFile, ...label })),
          'a heading that no other section of the page has',
        )
      : [],
  )
  const ofFooter = ofKind(files, 'navigation').flatMap((file) =>
    duplicates(
      select(file.value, 'footer.*').flatMap(({ path, value }) =>
        typeof value === 'string' ? [{ file, path, value }] : [],
      ),
      'a heading that no other navigation of a page has',
      LANDMARKS.map((value) => ({ value, where: 'another navigation' })),
    ),
  )
  return [...ofPages, ...ofLabels, ...ofFooter]
}
