/** Points down; `className` gives the size and turns it. */
export function Chevron({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 12 8" aria-hidden="true" className={className}>
      <path d="m1.5 1.5 4.5 4.5 4.5-4.5" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}
