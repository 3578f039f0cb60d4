import type { ComponentProps } from 'react'

export interface LinkProps extends ComponentProps<'a'> {
  href: string
}

/**
 * A link to a page of this site: an anchor, and nothing that has to be hydrated, since a page has up to a hundred.
 * components/layout/page-links.tsx fetches and follows all of them.
 */
export function Link({ href, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={href}>
      {children}
    </a>
  )
}
