import { formatAddress, type Address as PostalAddress } from 'localized-address-format'
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

const inCountry = (postalCountry: string, fields: Omit<PostalAddress, 'postalCountry'>): string[] =>
  formatAddress({ postalCountry, ...fields }, 'latin')

const [TOWN, REGION, CODE] = ['\u{1}', '\u{2}', '\u{3}']

/** The parts that the country writes into the line of the town, so that an address without them is incomplete. */
export function partsBesideTown(countryCode: string): { postalCode: boolean; region: boolean } {
  const parts = { locality: TOWN, administrativeArea: REGION, postalCode: CODE }
  const line = inCountry(countryCode, parts).find((candidate) => candidate.includes(TOWN)) ?? ''
  return { postalCode: line.includes(CODE), region: new RegExp(`${TOWN}.*${REGION}.*${CODE}`).test(line) }
}

/**
 * The beginning that a format has and that the postal code has too: "FO" before "FO-100", "L-" before "L-1111", "AZ " before
 * "AZ 1000".
 */
const TWICE = /^(?:[A-Z]-(?=[A-Z]-)|([A-Z]{2})[- ]?(?=\1[- ]?\d))/

/** The lines of an address in the format of its country, as Google's Address Data Service describes it. */
export function addressLines(address: Address): string[] {
  const { street, postalCode = '', country, countryCode } = address
  const town = townOf(address)
  // A city that is a province is said once, but for the states without which an address is incomplete: "New York, New York".
  const isSaidOnce = address.region === town && !partsBesideTown(countryCode).region
  const region = (!isSaidOnce && address.region) || ''
  const given = { addressLines: [withNonBreakingSpaces(street)], locality: town, postalCode }
  const format = (administrativeArea: string) =>
    inCountry(countryCode, { ...given, administrativeArea }).map((line) => line.replace(TWICE, ''))
  const has = (lines: string[], part: string) => lines.some((line) => line.toLowerCase().includes(part.toLowerCase()))
  // Some formats leave a part out: the town in Japan, the province in Pakistan.
  const short = format(region)
  const lines = has(short, town) ? short : format([town, region].filter(Boolean).join(', '))
  const rest = [town, region, postalCode].filter((part) => !has(lines, part)).join(', ')
  if (rest) lines.push([...lines.splice(1), rest].join(', '))
  // The formats of some islands and cities have their name, or its first word, in capitals, mostly at the end.
  const others = lines.filter((line) => !`${country} `.toLowerCase().startsWith(`${line} `.toLowerCase()))
  return [...new Set([...others.map((line) => line.replace(country.toUpperCase(), country)), country])]
}

/** Prevents a line break after a house number and before a number such as the "III" of a district. */
function withNonBreakingSpaces(street: string): string {
  return street.replace(/^(\d+) /, '$1\u00a0').replace(/ (?=[\dIVX]+(?:,|$))/g, '\u00a0')
}
