/** The locale of all dates, numbers and amounts, and of shared links. */
export const LOCALE = 'en-GB'

/** Formats 2027-02-26 as "26 February 2027". */
export const formatDate = (date: string): string =>
  new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))
