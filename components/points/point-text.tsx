import { PointNumber } from './point-number'

/** Heading and text of one point, below each other, and its number before them. */
export function PointText({ title, text, number }: { title: string; text: string; number?: number | undefined }) {
  return (
    <div className="flex gap-x-5">
      {number ? <PointNumber number={number} className="text-h3" /> : null}
      <div className="min-w-0">
        <h3 className="text-h3">{title}</h3>
        <p className="mt-3 max-w-[52ch] text-muted">{text}</p>
      </div>
    </div>
  )
}
