import { PointNumber } from './point-number'

interface PointTextProps {
  title: string
  text: string
  /** The number in front of the heading. */
  number?: number | undefined
}

/** Heading and text of one point. */
export function PointText({ title, text, number }: PointTextProps) {
  return (
    <>
      <h3 className="flex items-baseline gap-3 text-h3">
        {number === undefined ? null : <PointNumber number={number} />}
        <span>{title}</span>
      </h3>
      <p className="mt-3 max-w-[52ch] text-muted">{text}</p>
    </>
  )
}
