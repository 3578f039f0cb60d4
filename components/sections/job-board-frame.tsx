import type { ReactNode } from 'react'

/** A notice board: a wooden frame for pinned cards. */
export function JobBoardFrame({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={`job-board floor-teal rounded-control border-(length:--frame) border-(--wood) px-[clamp(1rem,3vw,2.75rem)] py-[clamp(1.5rem,3.5vw,3.25rem)] [box-shadow:0_0_0_1.5px_var(--always-ink),inset_0_0_0_1.5px_var(--always-ink)] [--frame:clamp(0.5rem,1vw,0.875rem)] ${className}`}
    >
      {children}
    </div>
  )
}
