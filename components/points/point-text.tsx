import type { ReactNode } from 'react'

interface PointTextProps {
  title: string
  text: string
  /** What is before the heading. */
  number?: ReactNode
}

/** Heading and text of one point, below each other. */
export function PointText({ title, text, number }: PointTextProps) {
  return (
    <div className="flex gap-x-5">
      {number}
      <div className="min-w-0">
        <h3 className="text-h3">{title}</h3>
        <p className="mt-3 max-w-[52ch] text-muted">{text}</p>
      </div>
    </div>
  )
}
