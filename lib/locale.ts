/** The locale of all numbers and amounts, and of shared links. */
export const LOCALE = 'en-GB'

/** The format of all dates: 26 February 2027. */
const DATE_LOCALE = 'en-GB'
const DATE_FORMAT: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeZone: 'UTC' }

/** Formats an ISO date without a time: 2027-02-26. */
export const formatDate = (date: string): string =>
  new Intl.DateTimeFormat(DATE_LOCALE, DATE_FORMAT).format(new Date(`${date}T00:00:00Z`))
