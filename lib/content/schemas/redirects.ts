import { z } from 'zod'
import { isLinkAddress, isOldAddress, linkError, oldAddressError } from './address.ts'
import { field } from './field.ts'

const isTarget = (href: string): boolean => /^(\/|https:)/.test(href) && isLinkAddress(href)

/** That the target exists, and that the old address is free, is checked across files. */
export const redirects = field(
  'Redirects',
  'Old addresses of pages and files, and where they lead now. The next build writes them into the files of the hosts.',
  z
    .array(
      z.strictObject({
        from: field(
          'Old address',
          'A path without a query: /cases/old-name/',
          z.string().refine(isOldAddress, { error: ({ input }) => oldAddressError(String(input)) }),
        ),
        to: field(
          'New address',
          'A page of this site, such as /portfolio/new-name/, an id on it, a file in public/, or https://.',
          z.string().refine(isTarget, {
            error: ({ input }) =>
              linkError(String(input), 'an address such as /about/ or https://site.example', isTarget),
          }),
        ),
      }),
    )
    .max(500)
    .optional(),
)
