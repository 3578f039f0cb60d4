/**
 * What is dialled only inside a country, behind the code of the country (ITU-T E.164, national numbering plans): 06 in
 * Hungary, 8 in some countries, and in most the zero in +44 (0)20. In Italy, San Marino, the Vatican, Ivory Coast, Burkina
 * Faso, Benin, Gabon, the Republic of the Congo and numbers of five digits in Norway a zero is part of the number, and in
 * +800 of the subscriber.
 */
const TRUNK_PREFIXES = [
  /^(\+36\W+)06/,
  /^(\+(?:7|370|375|993)\W+)8(?=\W)/,
  /^(\+(?!39|378|379|225|226|229|241|242|800|47\W+0\d{4}$)\d{1,3}\W+)0/,
]

export const hasTrunkPrefix = (phone: string): boolean => TRUNK_PREFIXES.some((prefix) => prefix.test(phone))

/** A phone number as it is dialled from everywhere, without spaces and other marks. */
export const dialled = (phone: string): string =>
  TRUNK_PREFIXES.reduce((text, prefix) => text.replace(prefix, '$1'), phone).replace(/[^+\d]/g, '')
