'use client'

import { usePathname } from 'next/navigation'
import { Link, type LinkProps } from '@/components/ui/link'

/** A link of the navigation: marked as the current page while its page is open. */
export function NavLink(props: LinkProps) {
  const isCurrent = usePathname() === props.href
  return <Link {...props} aria-current={isCurrent ? 'page' : undefined} />
}
