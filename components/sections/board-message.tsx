import type { ReactNode } from 'react'

export interface BoardMessageProps {
  title: string
  text: string
  children?: ReactNode
}

/** A sheet alone on the board, where no opening hangs. */
export function BoardMessage({ title, text, children }: BoardMessageProps) {
  return (
    <div className="job-notice lamplit floor-paper relative mx-auto my-4 max-w-[34rem] p-6 pt-11 sm:p-9 sm:pt-14 lg:my-10">
      <span aria-hidden="true" className="job-pin" />
      <h3 className="text-h3">{title}</h3>
      <p className="mt-3 text-muted">{text}</p>
      {children}
    </div>
  )
}
