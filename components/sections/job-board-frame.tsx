import type { ReactNode } from 'react'
import './job-board-frame.css'

/** A notice board: a wooden frame for pinned cards. */
export function JobBoardFrame({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`job-board floor-teal ${className}`}>{children}</div>
}
