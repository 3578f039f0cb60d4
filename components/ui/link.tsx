import NextLink from 'next/link'
import type { ComponentProps } from 'react'

/**
 * A link to a page of this site. Next's own would fetch the page of every link in sight, 40 KB before anybody has
 * asked for anything; here components/layout/fetch-ahead.tsx does, once somebody points at it.
 */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />
}
