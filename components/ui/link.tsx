'use client'

import NextLink from 'next/link'
import { type ComponentProps, type MouseEvent, useState } from 'react'
import * as paths from '@/lib/url-paths'
import { focusHeading } from './focus-heading'

export type LinkProps = Omit<ComponentProps<'a'>, 'onClick' | 'onMouseEnter' | 'onFocus' | 'onTouchStart'> & {
  href: string
  /** Of the view transition to a page of this site: for `:active-view-transition-type()`. */
  transitionTypes?: string[]
}

/**
 * Follows a link to the page one is on. The browser follows one to a section, and without the Navigation API one that changes
 * the query, because nothing would report it (on-url-change.ts). The router does not scroll to a page that it shows already.
 */
function followOnSamePage(event: MouseEvent<HTMLAnchorElement>) {
  const { currentTarget, metaKey, ctrlKey, shiftKey, altKey } = event
  const { href, hash, pathname, search } = currentTarget
  if (pathname !== window.location.pathname || metaKey || ctrlKey || shiftKey || altKey) return
  if (search === window.location.search ? hash : !window.navigation) {
    event.preventDefault()
    window.location.assign(href)
  } else if (!hash) {
    document.documentElement.scrollIntoView()
    focusHeading()
  }
}

/**
 * A link of the content, mostly to a page of this site. Prefetches on hover and focus: a page has up to a hundred links,
 * and prefetching all in view would transfer more than the page itself.
 */
export function Link({ transitionTypes = [], ...props }: LinkProps) {
  const [prefetch, setPrefetch] = useState(false)
  const enablePrefetch = () => setPrefetch(true)
  if (!paths.isPage(props.href))
    return (
      <a {...props} href={paths.withBasePath(props.href)}>
        {props.children}
      </a>
    )
  return (
    <NextLink
      {...props}
      transitionTypes={transitionTypes}
      prefetch={prefetch ? null : false}
      onClick={followOnSamePage}
      onMouseEnter={enablePrefetch}
      onFocus={enablePrefetch}
      onTouchStart={enablePrefetch}
    />
  )
}
