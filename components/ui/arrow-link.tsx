import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'

interface ArrowLinkProps {
  href: string
  children: ReactNode
  /** Appended for screen readers, to distinguish links with the same text ("Learn More"). */
  about?: string
  className?: string
}

export function ArrowLink({ href, children, about, className = '' }: ArrowLinkProps) {
  return (
    <Link href={href} className={`group inline-flex min-h-6 items-center gap-2 font-semibold text-accent ${className}`}>
      <span className="underline decoration-[1.5px] underline-offset-4">
        {children}
        {about ? <span className="sr-only">{` about ${about}`}</span> : null}
      </span>
      <span aria-hidden="true" className="transition-transform duration-150 ease-out group-hover:translate-x-1">
        →
      </span>
    </Link>
  )
}
