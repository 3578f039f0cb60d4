import type { ReactNode } from 'react'
import './job-board-frame.css'

/** A notice board: a wooden frame for pinned cards, by night under one lamp. */
export function JobBoardFrame({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`job-board under-lamp floor-teal ${className}`}>{children}</div>
}
