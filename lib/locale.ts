/** The locale of all dates, numbers and amounts, and of shared links. */
export const LOCALE = 'en-GB'

const DATE_FORMAT: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeZone: 'UTC' }

/** Formats an ISO date without a time, 2027-02-26, as 26 February 2027. */
export const formatDate = (date: string): string =>
  new Intl.DateTimeFormat(LOCALE, DATE_FORMAT).format(new Date(`${date}T00:00:00Z`))
