import iso from 'i18n-iso-countries/langs/en.json' with { type: 'json' }

/** The English names of each country of ISO 3166-1, by its code: "Türkiye" and "Turkey" for TR. */
function allNames(): ReadonlyMap<string, readonly string[]> {
  const styles = (['long', 'short'] as const).map((style) => new Intl.DisplayNames('en', { type: 'region', style }))
  return new Map(
    Object.entries<string | string[]>(iso.countries).map(([code, names]) => [
      code,
      [...new Set([...styles.map((style) => style.of(code) ?? code), ...[names].flat()])],
    ]),
  )
}

let computed: ReturnType<typeof allNames> | undefined
/** Computed when first asked for, because most of what imports this file asks for nothing. */
const namesByCode = () => (computed ??= allNames())

export const countryNames = (): string[] => [...namesByCode().values()].flat()

/** What people write for a country: parts of it, former names, and those that hold the name of another. */
const MEANT: Readonly<Record<string, string>> = {
  britain: 'United Kingdom',
  burma: 'Myanmar',
  "democratic people's republic of korea": 'North Korea',
  'dr congo': 'Democratic Republic of the Congo',
  'east timor': 'Timor-Leste',
  england: 'United Kingdom',
  holland: 'Netherlands',
  'northern ireland': 'United Kingdom',
  'republic of china': 'Taiwan',
  scotland: 'United Kingdom',
  swaziland: 'Eswatini',
  wales: 'United Kingdom',
}

/** In lower case, without full stops, articles and kinds of states: "ireland" for "Republic of Ireland". */
const simplified = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('.', '')
    .replace(/^(?:the )?(?:(?:republic(?! of china)|kingdom|state|commonwealth) of )?(?:the )?/, '')

/** The country that somebody who writes `name`, or its code, means; undefined when it is not known. */
export function countryMeantBy(name: string): string | undefined {
  const simple = simplified(name)
  return (
    countryNames().find((known) => simplified(known) === simple) ??
    MEANT[simple] ??
    countryNameOf(name.toUpperCase()) ??
    countryNameOf([...namesByCode().keys()].find((code) => foreignNames(code).includes(name.toLowerCase())) ?? '') ??
    onlyOneWith(simple)
  )
}

/** "suisse" for CH: the names in lower case, in the language that most people there speak and in those of many countries. */
const foreignNames = (code: string): (string | undefined)[] =>
  [new Intl.Locale(`und-${code}`).maximize().language, 'de', 'es', 'fr', 'it', 'pt'].map((language) =>
    new Intl.DisplayNames(language, { type: 'region' }).of(code)?.toLowerCase(),
  )

/**
 * The country with these words in its names, or with a name in these words, if there is only one: "North Macedonia" for
 * "macedonia", and "Germany" for "federal republic of germany".
 */
function onlyOneWith(words: string): string | undefined {
  const [found, ...others] = [...namesByCode()].filter(([, names]) =>
    names.some((known) => holds(simplified(known), words) || holds(words, known.toLowerCase())),
  )
  return others.length === 0 ? found?.[1][0] : undefined
}

const holds = (words: string, some: string): boolean => ` ${words} `.includes(` ${some} `)

/** The code of a country by any of its English names. */
export const countryCodeOf = (name: string): string | undefined =>
  [...namesByCode()].find(([, names]) => names.includes(name))?.[0]

/** The most common English name of a country; undefined when there is no country with the code. */
export const countryNameOf = (code: string): string | undefined => namesByCode().get(code)?.[0]
