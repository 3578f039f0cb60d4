import type { Content, Office } from './content/types.ts'

type Address = Pick<Office, 'street' | 'city' | 'town' | 'postalCode' | 'region' | 'country' | 'countryCode'>

/** Throws when no office is the head office. */
export function headOffice({ offices }: Pick<Content['site'], 'offices'>): Office {
  const office = offices.find((candidate) => candidate.headOffice)
  if (!office) throw new Error('content/site.yaml names no head office')
  return office
}

/** The town of the address, which may differ from the city of the office: Brooklyn. */
export const townOf = ({ town, city }: Pick<Address, 'town' | 'city'>): string => town ?? city

/** The line with town, postal code and region, by country code. Other countries put the postal code first. */
const TOWN_LINE: Record<string, (town: string, address: Address) => string> = {
  GB: (town, { postalCode }) => `${town} ${postalCode}`,
  PK: (town, { postalCode, region }) => [`${town} ${postalCode}`, region].filter(Boolean).join(', '),
  US: (town, { postalCode, region }) => `${town}, ${[region, postalCode].filter(Boolean).join(' ')}`,
}

/** The lines of an address in the format of its country. */
export function addressLines(address: Address): [street: string, town: string, country: string] {
  const { street, postalCode, country, countryCode } = address
  const town = townOf(address)
  return [withNonBreakingSpaces(street), TOWN_LINE[countryCode]?.(town, address) ?? `${postalCode} ${town}`, country]
}

/** Prevents a line break after a house number and before a number such as the "III" of a district. */
function withNonBreakingSpaces(street: string): string {
  return street.replace(/^(\d+) /, '$1\u00a0').replace(/ (?=[\dIVX]+(?:,|$))/g, '\u00a0')
}
