import { escapeRegExp } from '../escape-reg-exp.ts'
import { charactersOutsideFonts } from '../font-range.ts'
import { withoutInvisible } from '../plain-text.ts'
import { ofKind } from './checks/check.ts'
import { fillClaims, readFacts } from './claim-placeholders.ts'
import { type FieldPath, quote } from './problem.ts'
import type { ContentFile, ContentFiles } from './read-files.ts'
import { isDay } from './schemas/common.ts'
import { isRecord, select, valueAt, walk } from './traverse.ts'

/** Valid content that an editor should check. */
type ContentWarning = { file: string; line: number; field: string; message: string }

type WarningGroup = {
  title: string
  /** They are about the style of a text, and shown on request. */
  ofTaste?: true
  warnings: ContentWarning[]
}

const CLOSING_SOON_DAYS = 14
const CLAIM_MAX_AGE_DAYS = 365
/** Search engines usually truncate longer descriptions. */
const MAX_DESCRIPTION_LENGTH = 155
/** Profiles, the address of a project, and that of an app: links that are meant to leave the site. */
const OTHERS_PAGES = /^(profiles\.\d+|people\.items\.\d+\.profile|links\.\d+)\.href$|^href$/

/** The warnings about valid or invalid content on the ISO date `today`, without empty groups. */
export function findWarnings(read: ContentFiles, today: string): WarningGroup[] {
  const groups: WarningGroup[] = [
    {
      title: `Openings that close within ${CLOSING_SOON_DAYS} days, or have closed`,
      warnings: closingSoon(read, today),
    },
    { title: 'Openings that search engines get no data about, or refuse', warnings: withoutJobData(read, today) },
    { title: 'Claims that nobody has checked for a year', warnings: oldClaims(read, today) },
    { title: 'Technologies without an icon, or a way to them', warnings: incompleteTechnologies(read) },
    { title: 'Facts of site.yaml that a text says by hand', ofTaste: true, warnings: hardCodedFacts(read.files) },
    {
      title: 'Descriptions that search results will cut',
      ofTaste: true,
      warnings: longDescriptions(fillClaims(read.files).files),
    },
    { title: 'Characters that the site’s fonts do not have', warnings: unknownCharacters(read.files) },
    { title: 'HTML and Markdown, which pages show as they are written', warnings: markup(read.files) },
    { title: 'Links that leave the site', ofTaste: true, warnings: externalLinks(read.files) },
  ]
  return groups.filter(({ warnings }) => warnings.length > 0)
}

function warning({ source }: ContentFile, path: FieldPath, message: string): ContentWarning {
  return { file: source.file, line: source.lineOf(path), field: path.join('.') || '(file)', message }
}

function closingSoon({ files }: ContentFiles, today: string): ContentWarning[] {
  return ofKind(files, 'jobs').flatMap((file) => {
    const closes = valueAt(file.value, ['closes'])
    if (typeof closes !== 'string') return []
    const days = daysBetween(today, closes)
    if (Number.isNaN(days) || days > CLOSING_SOON_DAYS) return []
    return [
      warning(
        file,
        ['closes'],
        days < 0 ? `closed on ${closes}: remove it, or open it again` : closingMessage(days, closes),
      ),
    ]
  })
}

function withoutJobData({ files }: ContentFiles, today: string): ContentWarning[] {
  return ofKind(files, 'jobs').flatMap((file) => {
    const { workplace, applicantCountries, posted } = isRecord(file.value) ? file.value : {}
    // Where days begin first, it is tomorrow.
    const isFuture = isDay(posted) && daysBetween(today, posted) > 1
    const isNowhere = workplace === 'remote' && applicantCountries === undefined
    return [
      ...(isFuture ? [warning(file, ['posted'], `posted on ${posted}, which is in the future`)] : []),
      ...(isNowhere ? [warning(file, ['workplace'], 'remote: say in applicantCountries where people may live')] : []),
    ]
  })
}

function closingMessage(days: number, day: string): string {
  return days === 0 ? `closes today` : `closes in ${days} ${days === 1 ? 'day' : 'days'}, on ${day}`
}

function oldClaims({ files }: ContentFiles, today: string): ContentWarning[] {
  return ofKind(files, 'site').flatMap((file) =>
    select(file.value, 'claims.*').flatMap(({ path, value }) => {
      const checked = isRecord(value) ? value.checked : undefined
      const age = typeof checked === 'string' ? daysBetween(checked, today) : undefined
      if (age !== undefined && age >= -1 && age <= CLAIM_MAX_AGE_DAYS) return []
      const day = `${checked}${age !== undefined && age < 0 ? ', which is in the future' : ''}`
      const message = typeof checked === 'string' ? `last checked on ${day}` : 'no day on which it was checked'
      return [warning(file, path, message)]
    }),
  )
}

function incompleteTechnologies({ files }: ContentFiles): ContentWarning[] {
  const [menus] = ofKind(files, 'navigation')
  const linked = ['technologies.items.*', 'services.groups.*.technologies.*'].flatMap((pattern) =>
    select(menus?.value, pattern).map(({ value }) => value),
  )
  const [toolbox] = ofKind(files, 'toolbox')
  return ofKind(files, 'technologies').flatMap((file) => {
    const tool = valueAt(file.value, ['tool'])
    const icon = typeof tool !== 'string' || valueAt(toolbox?.value, [tool, 'icon'])
    const isShown = icon ?? valueAt(file.value, ['symbol'])
    return [
      ...(isShown ? [] : [warning(file, ['tool'], `${tool} of toolbox.yaml has no icon`)]),
      ...(linked.includes(file.slug) ? [] : [warning(file, [], 'no menu of navigation.yaml leads to it')]),
    ]
  })
}

/** Facts of one or two words are skipped, because texts use the same words for other things. */
function hardCodedFacts(files: readonly ContentFile[]): ContentWarning[] {
  const facts = readFacts(files)
    .filter(({ value }) => value.split(' ').length > 2)
    .map(({ name, value }) => ({ name, value: new RegExp(`(?<!\\p{L})${escapeRegExp(value)}(?!\\p{L})`, 'iu') }))
  return checkTexts(
    files.filter(({ kind }) => kind !== 'site'),
    (text) => {
      const fact = facts.find(({ value }) => value.test(text))
      return fact && `{fact:${fact.name}} in place of ${quote(fact.value.exec(text)?.[0] ?? '')}`
    },
  )
}

function longDescriptions(files: readonly ContentFile[]): ContentWarning[] {
  return checkTexts(files, (text, path) => {
    const { length } = withoutInvisible(text)
    return path.at(-2) === 'seo' && path.at(-1) === 'description' && length > MAX_DESCRIPTION_LENGTH
      ? `${length} characters; after ${MAX_DESCRIPTION_LENGTH} comes an ellipsis: ${quote(`…${text.slice(130)}`)}`
      : undefined
  })
}

function unknownCharacters(files: readonly ContentFile[]): ContentWarning[] {
  return checkTexts(files, (text) => {
    const found = charactersOutsideFonts(text)
    return found.length > 0
      ? `${quote(found.map(visible).join(' '))}: shown in a font of the visitor's system`
      : undefined
  })
}

/** A tag, a comment, an entity, a link, an emphasised text, code, a heading. */
const MARKUP = new RegExp(
  [
    /<\/?[a-z][a-z\d]*(?: [^<>]*)?\/?>|<!--|&(?:[a-z]+|#\d+);|\[[^\]]+\]\([^)]+\)/,
    /(?<=^|[\s(“‘"'])(\*\*?|__?|~~|`)(?![\s*_~`])[^*_~`\n]+(?<!\s)\1(?=$|[\s)”’"'.,;:!?])|^#{1,6} /,
  ]
    .map(({ source }) => source)
    .join('|'),
  'imu',
)

function markup(files: readonly ContentFile[]): ContentWarning[] {
  return checkTexts(files, (text, path) => {
    const [found] = (path.at(-1) !== 'source' && MARKUP.exec(text)) || []
    return found && quote(found)
  })
}

/** Its number, if nobody could see it in a list. */
const visible = (character: string) =>
  /[\p{Default_Ignorable_Code_Point}\p{M}\p{Z}\p{Co}]/u.test(character)
    ? `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}`
    : character

function externalLinks(files: readonly ContentFile[]): ContentWarning[] {
  return checkTexts(files, (text, path) =>
    path.at(-1) === 'href' && /^https?:/.test(text) && !OTHERS_PAGES.test(path.join('.')) ? text : undefined,
  )
}

function checkTexts(
  files: readonly ContentFile[],
  check: (text: string, path: FieldPath) => string | undefined,
): ContentWarning[] {
  const found: ContentWarning[] = []
  for (const file of files) {
    walk(file.value, (value, path) => {
      const message = typeof value === 'string' ? check(value, path) : undefined
      if (message) found.push(warning(file, path, message))
    })
  }
  return found
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}
