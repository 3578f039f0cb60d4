'use client'

import NextLink from 'next/link'
import { type ComponentProps, type MouseEvent, useState } from 'react'

export type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch'> & { href: string }

/** The router leaves the scroll position alone when a link leads to where the visitor is. */
function scrollToTarget({ currentTarget: { href, hash } }: MouseEvent<HTMLAnchorElement>) {
  if (href !== window.location.href) return
  const target = document.getElementById(hash.slice(1)) ?? document.documentElement
  target.scrollIntoView()
}

/**
 * A link to a page of this site. The page is prefetched once somebody points at the link or focuses it: a page has up to
 * a hundred links, and prefetching all of those in view would cost more than the page itself.
 */
export function Link(props: LinkProps) {
  const [wanted, setWanted] = useState(false)
  const want = () => setWanted(true)
  return (
    <NextLink
      {...props}
      prefetch={wanted ? null : false}
      onClick={scrollToTarget}
      onMouseEnter={want}
      onFocus={want}
      onTouchStart={want}
    />
  )
}
