import type { Office } from './content/types.ts'

type Address = Pick<Office, 'street' | 'city' | 'postalCode' | 'region' | 'country' | 'countryCode'>

/** How a country writes town, code and region in one line; those that are not named put the code first. */
const TOWN: Record<string, (address: Address) => string> = {
  GB: ({ city, postalCode }) => `${city} ${postalCode}`,
  PK: ({ city, postalCode, region }) => [`${city} ${postalCode}`, region].filter(Boolean).join(', '),
  US: ({ city, postalCode, region }) => `${city}, ${[region, postalCode].filter(Boolean).join(' ')}`,
}

/** The lines of an address as its country writes them: street, town, country. */
export function addressLines(address: Address): [street: string, town: string, country: string] {
  const { street, city, postalCode, country, countryCode } = address
  return [unbroken(street), TOWN[countryCode]?.(address) ?? `${postalCode} ${city}`, country]
}

/** A number stays with its name: neither the house's nor the "III" of a quarter stands alone at the end of a line. */
function unbroken(street: string): string {
  return street.replace(/^(\d+) /, '$1\u00a0').replace(/ (?=[\dIVX]+(?:,|$))/g, '\u00a0')
}
