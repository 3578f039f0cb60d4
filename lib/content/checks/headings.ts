import { labels } from '../schemas/labels.ts'
import { select, valueAt } from '../traverse.ts'
import { type Check, ofKind } from './check.ts'
import { duplicates } from './unique.ts'

/** The labels above sections, by the file or folder of the pages that have them. */
const LABELS: readonly (readonly [folder: string, group: string, names: readonly string[]])[] = [
  ['services', 'service', ['steps', 'deliverables', 'costs', 'proof', 'projects']],
  ['technologies', 'technology', ['example', 'related']],
  ['contact', 'contact', ['next']],
  ['projects', 'project', ['challenge', 'approach', 'built', 'outcome', 'related']],
]

/** The names of the other navigation landmarks of every page. */
const LANDMARKS = ['Main', 'All pages']

/** Headings name the sections of a page for screen readers, and no two landmarks may have the same name. */
export const checkHeadings: Check = ({ files }) => {
  const labelsFile = ofKind(files, 'labels')[0]
  const { data } = labels.safeParse(labelsFile?.value ?? {})
  const labelsOf = (kind: string) =>
    LABELS.filter(([folder]) => data && folder === kind).flatMap(([, group, names]) =>
      names.map((name) => ({ path: [group, name], value: valueAt(data, [group, name]) })),
    )
  const ofPages = files.flatMap((file) => {
    const titles = select(file.value, '*.title').filter(({ path: [group] }) => group !== 'hero' && group !== 'seo')
    return duplicates(
      titles.map((title) => ({ file, ...title })),
      'a heading that no other section of the page has',
      labelsOf(file.kind).map(({ path, value }) => ({ value, where: `the label ${path.join('.')}` })),
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
      'a heading that nothing else in header and footer has',
      LANDMARKS.map((value) => ({ value, where: 'the header' })),
    ),
  )
  return [...ofPages, ...ofLabels, ...ofFooter]
}
