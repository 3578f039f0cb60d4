import iso from 'i18n-iso-countries/langs/en.json' with { type: 'json' }

/** The English names of each country of ISO 3166-1, by its code: "Türkiye" and "Turkey" for TR. */
const NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries<string | string[]>(iso.countries).map(([code, names]) => [code, namesOf(code, names)]),
)

function namesOf(code: string, names: string | string[]): string[] {
  const styles = ['long', 'short'] as const
  const shown = styles.map((style) => new Intl.DisplayNames('en', { type: 'region', style }).of(code) ?? code)
  return [...new Set([...shown, ...[names].flat()])]
}

export const countryNames: readonly string[] = [...NAMES.values()].flat()

/** The code of a country by any of its English names. */
export const countryCodeOf = (name: string): string | undefined =>
  [...NAMES].find(([, names]) => names.includes(name))?.[0]

/** The most common English name of a country; undefined when there is no country with the code. */
export const countryNameOf = (code: string): string | undefined => NAMES.get(code)?.[0]
