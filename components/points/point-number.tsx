/** The number of a point, for the eye: an ordered list says it to screen readers. */
export function PointNumber({ number, className = '' }: { number: number; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`tabular min-w-[1.25ch] flex-none font-bold font-display text-(--tech,var(--accent)) ${className}`}
    >
      {number}
    </span>
  )
}
