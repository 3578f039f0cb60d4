/**
 * The zero in +44 (0)20, which is dialled only inside a country. In Italy, San Marino, the Vatican, Ivory Coast, Gabon and
 * the Republic of the Congo it is part of the number (ITU-T E.164, national numbering plans).
 */
export const TRUNK_ZERO = /^(\+(?!39|378|379|225|241|242)\d+\W*\(\W*)0/

/** A phone number as it is dialled from everywhere, without spaces and other marks. */
export const dialled = (phone: string) => phone.replace(TRUNK_ZERO, '$1').replace(/[^+\d]/g, '')
