'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'

export interface NavLinkProps {
  href: string
  className?: string
  children: ReactNode
}

/** A link of the navigation: says `aria-current="page"` on its own page. */
export function NavLink({ href, className, children }: NavLinkProps) {
  const current = usePathname() === href
  return (
    <Link href={href} className={className} {...(current ? { 'aria-current': 'page' as const } : {})}>
      {children}
    </Link>
  )
}
