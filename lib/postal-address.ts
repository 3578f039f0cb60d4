import type { Office } from './content/types.ts'

type Address = Pick<Office, 'street' | 'city' | 'town' | 'postalCode' | 'region' | 'country' | 'countryCode'>

/** The town of an address, which need not be the city that the office is named after: Brooklyn. */
export const townOf = ({ town, city }: Pick<Address, 'town' | 'city'>): string => town ?? city

/** How a country writes town, code and region in one line; those that are not named put the code first. */
const TOWN: Record<string, (town: string, address: Address) => string> = {
  GB: (town, { postalCode }) => `${town} ${postalCode}`,
  PK: (town, { postalCode, region }) => [`${town} ${postalCode}`, region].filter(Boolean).join(', '),
  US: (town, { postalCode, region }) => `${town}, ${[region, postalCode].filter(Boolean).join(' ')}`,
}

/** The lines of an address as its country writes them: street, town, country. */
export function addressLines(address: Address): [street: string, town: string, country: string] {
  const { street, postalCode, country, countryCode } = address
  const town = townOf(address)
  return [unbroken(street), TOWN[countryCode]?.(town, address) ?? `${postalCode} ${town}`, country]
}

/** A number stays with its name: neither the house's nor the "III" of a quarter stands alone at the end of a line. */
function unbroken(street: string): string {
  return street.replace(/^(\d+) /, '$1\u00a0').replace(/ (?=[\dIVX]+(?:,|$))/g, '\u00a0')
}
