import { charactersOutsideFonts } from '../font-range.ts'
import { ofKind } from './checks/check.ts'
import { literal } from './checks/hard-coded-claims.ts'
import { fillClaims, readFacts } from './claim-placeholders.ts'
import type { ContentFile, ContentFiles } from './files.ts'
import { type FieldPath, quote } from './problem.ts'
import { isRecord, select, valueAt, walk } from './traverse.ts'

/** Something legal that an editor may want to look at. */
export type ContentWarning = { file: string; line: number; field: string; note: string }

/** ContentWarnings of one sort, under the sentence that explains them. */
export type ContentWarnings = { about: string; found: ContentWarning[] }

/** Days before its last one on which an opening is about to close. */
const SOON = 14
const YEAR = 365
/** Where search engines usually cut a description. */
const LONGEST_DESCRIPTION = 155
/** Words that say nothing: those of the art direction, and what stands in for words. */
const EMPTY_WORDS =
  /\b(leverag(?:e|es|ed|ing)|cutting-edge solutions?|seamless(?:ly)?|elevat(?:e|es|ed|ing)|lorem ipsum)\b/iu

/** Looks at all content that was `read`, whether it is valid or not, on the day `today`. Sorts without doubts are left out. */
export function findWarnings(read: ContentFiles, today: string): ContentWarnings[] {
  const sorts: ContentWarnings[] = [
    { about: `Openings that close within ${SOON} days, or have closed`, found: closingSoon(read, today) },
    { about: 'Claims that nobody has checked for a year', found: oldClaims(read, today) },
    { about: 'Facts of site.yaml that a text says by hand', found: factsByHand(read.files) },
    { about: 'Descriptions that search results will cut', found: longDescriptions(fillClaims(read.files).files) },
    { about: 'Words that say nothing', found: emptyWords(read.files) },
    { about: 'Characters that the site’s fonts do not have', found: unknownCharacters(read.files) },
    { about: 'Projects without a case study', found: withoutStory(read) },
    { about: 'Links that leave the site', found: linksOut(read.files) },
  ]
  return sorts.filter(({ found }) => found.length > 0)
}

function doubt({ source }: ContentFile, path: FieldPath, note: string): ContentWarning {
  return { file: source.file, line: source.lineOf(path), field: path.join('.') || '(file)', note }
}

function closingSoon({ files }: ContentFiles, today: string): ContentWarning[] {
  return ofKind(files, 'jobs').flatMap((file) => {
    const closes = valueAt(file.value, ['closes'])
    if (typeof closes !== 'string') return []
    const days = daysBetween(today, closes)
    if (Number.isNaN(days) || days > SOON) return []
    return [doubt(file, ['closes'], days < 0 ? `closed on ${closes}: remove it, or open it again` : when(days, closes))]
  })
}

function when(days: number, day: string): string {
  return days === 0 ? `closes today` : `closes in ${days} ${days === 1 ? 'day' : 'days'}, on ${day}`
}

function oldClaims({ files }: ContentFiles, today: string): ContentWarning[] {
  return ofKind(files, 'site').flatMap((file) =>
    select(file.value, 'claims.*').flatMap(({ path, value }) => {
      const checked = isRecord(value) ? value.checked : undefined
      if (typeof checked === 'string' && daysBetween(checked, today) <= YEAR) return []
      const note = typeof checked === 'string' ? `last checked on ${checked}` : 'no day on which it was checked'
      return [doubt(file, path, note)]
    }),
  )
}

/** Facts of one or two words are left out: texts say those of other things too. */
function factsByHand(files: readonly ContentFile[]): ContentWarning[] {
  const facts = readFacts(files)
    .filter(({ value }) => value.split(' ').length > 2)
    .map(({ name, value }) => ({ name, value: new RegExp(`(?<!\\p{L})${literal(value)}(?!\\p{L})`, 'iu') }))
  return eachText(
    files.filter(({ kind }) => kind !== 'site'),
    (text) => {
      const fact = facts.find(({ value }) => value.test(text))
      return fact && `{fact:${fact.name}} in place of ${quote(fact.value.exec(text)?.[0] ?? '')}`
    },
  )
}

function longDescriptions(files: readonly ContentFile[]): ContentWarning[] {
  return eachText(files, (text, path) =>
    path.at(-2) === 'seo' && path.at(-1) === 'description' && text.length > LONGEST_DESCRIPTION
      ? `${text.length} characters; after ${LONGEST_DESCRIPTION} comes an ellipsis: ${quote(`…${text.slice(130)}`)}`
      : undefined,
  )
}

function emptyWords(files: readonly ContentFile[]): ContentWarning[] {
  return eachText(files, (text) => {
    const [word] = EMPTY_WORDS.exec(text) ?? []
    return word && `"${word}": say what a client gets instead`
  })
}

function unknownCharacters(files: readonly ContentFile[]): ContentWarning[] {
  return eachText(files, (text) => {
    const found = charactersOutsideFonts(text)
    return found.length > 0 ? `${quote(found.join(' '))}: shown in a font of the visitor's system` : undefined
  })
}

function withoutStory({ files }: ContentFiles): ContentWarning[] {
  return ofKind(files, 'projects')
    .filter(({ value }) => isRecord(value) && !isRecord(value.caseStudy))
    .map((file) => doubt(file, [], String(valueAt(file.value, ['title'])) || file.slug))
}

function linksOut(files: readonly ContentFile[]): ContentWarning[] {
  return eachText(files, (text, path) => (path.at(-1) === 'href' && /^https?:/.test(text) ? text : undefined))
}

function eachText(
  files: readonly ContentFile[],
  note: (text: string, path: FieldPath) => string | undefined,
): ContentWarning[] {
  const found: ContentWarning[] = []
  for (const file of files) {
    walk(file.value, (value, path) => {
      const told = typeof value === 'string' ? note(value, path) : undefined
      if (told) found.push(doubt(file, path, told))
    })
  }
  return found
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}
