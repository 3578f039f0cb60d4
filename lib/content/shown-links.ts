import * as paths from '../url-paths.ts'
import { isOpen, ofKind } from './checks/check.ts'
import { isLink, ownPage, pathOnSite } from './checks/links.ts'
import type { FieldPath } from './problem.ts'
import type { ContentFile } from './read-files.ts'
import { isRecord, mapTexts } from './traverse.ts'

/** Header, footer, and the calls that end other pages too. */
const isOnSeveralPages = (kind: string, [field]: FieldPath): boolean =>
  kind === 'navigation' || kind === 'portfolio-page' || (kind === 'home' && field === 'closing')

/**
 * The links as pages show them: an id on the page of its file has that page in front where others show it too, and those to
 * openings that have closed lead to the other ones, because nobody edits them on that day.
 */
export function withShownLinks(files: ContentFile[], today: string): ContentFile[] {
  const closed = ofKind(files, 'jobs').filter(({ value }) => isRecord(value) && !isOpen(value.closes, today))
  const gone = closed.flatMap(({ slug }) => [paths.job(slug), `${paths.careers}#apply-${slug}`])
  const isGone = (link: string) => gone.includes(link) || gone.includes(link.replace(/[?#].*/, ''))
  return files.map((file) => ({
    ...file,
    value: mapTexts(file.value, (text, path) => {
      if (!isLink(path)) return text
      if (text.startsWith('#')) return isOnSeveralPages(file.kind, path) ? ownPage(file.kind) + text : text
      return isGone(pathOnSite(text, { files }) ?? text) ? paths.careers : text
    }),
  }))
}
