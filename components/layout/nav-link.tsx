'use client'

import { usePathname } from 'next/navigation'
import { Link, type LinkProps } from '@/components/ui/link'

/** A link with `aria-current` on its own page. */
export function NavLink(props: LinkProps) {
  const isCurrent = usePathname() === props.href
  return <Link {...props} aria-current={isCurrent ? 'page' : undefined} />
}
