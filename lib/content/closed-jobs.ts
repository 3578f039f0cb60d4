import * as paths from '../url-paths.ts'
import { isOpen, ofKind } from './checks/check.ts'
import { isLink, pathOnSite } from './checks/links.ts'
import type { ContentFile } from './read-files.ts'
import { isRecord, mapTexts } from './traverse.ts'

/** Lets links to openings that have closed lead to the other ones, because nobody edits them on that day. */
export function withoutClosedJobs(files: ContentFile[], today: string): ContentFile[] {
  const closed = ofKind(files, 'jobs').filter(({ value }) => isRecord(value) && !isOpen(value.closes, today))
  const gone = closed.flatMap(({ slug }) => [paths.job(slug), `${paths.careers}#apply-${slug}`])
  const isGone = (link: string) => gone.includes(link) || gone.includes(link.replace(/[?#].*/, ''))
  const lead = (text: string, path: Parameters<typeof isLink>[0]) =>
    isLink(path) && isGone(pathOnSite(text, { files }) ?? text) ? paths.careers : text
  return gone.length === 0 ? files : files.map((file) => ({ ...file, value: mapTexts(file.value, lead) }))
}
