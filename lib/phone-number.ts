/** The zero in +44 (0)20, which is dialled only inside a country. In Italy, +39, it is part of the number. */
export const TRUNK_ZERO = /^(\+(?!39)\d+\W*\(\W*)0/

/** A phone number as it is dialled from everywhere, without spaces and other marks. */
export const dialled = (phone: string) => phone.replace(TRUNK_ZERO, '$1').replace(/[^+\d]/g, '')
