import type { ReactNode } from 'react'
import { Pin, pinnedCard } from '@/components/ui/pinned-card'

/** Shown instead of job cards when there are none. */
export function JobBoardMessage({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className={`${pinnedCard} floor-paper mx-auto my-4 max-w-[34rem] p-6 pt-10 sm:p-9 sm:pt-14 lg:my-10`}>
      <Pin />
      <h3 className="text-h3">{title}</h3>
      <p className="mt-3 text-muted">{text}</p>
      {children}
    </div>
  )
}
