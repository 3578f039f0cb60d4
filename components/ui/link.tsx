'use client'

import NextLink from 'next/link'
import { type ComponentProps, type MouseEvent, useState } from 'react'
import * as paths from '@/lib/url-paths'

export type LinkProps = Omit<ComponentProps<'a'>, 'onClick' | 'onMouseEnter' | 'onFocus' | 'onTouchStart'> & {
  href: string
  /** Of the view transition to a page of this site: for `:active-view-transition-type()`. */
  transitionTypes?: string[]
}

/** The router does not scroll when a link leads to the current URL. With a modifier key it opens elsewhere. */
function scrollToTarget({ currentTarget, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent<HTMLAnchorElement>) {
  const { href, hash } = currentTarget
  if (href !== window.location.href || metaKey || ctrlKey || shiftKey || altKey) return
  const target = document.getElementById(hash.slice(1)) ?? document.documentElement
  target.scrollIntoView()
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
      onClick={scrollToTarget}
      onMouseEnter={enablePrefetch}
      onFocus={enablePrefetch}
      onTouchStart={enablePrefetch}
    />
  )
}
