/** A list with a check mark before each item. */
export function CheckedList({ items, className }: { items: readonly string[]; className: string }) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item} className="flex gap-4">
          <svg viewBox="0 0 20 20" aria-hidden="true" className="mt-1 size-5 shrink-0 text-accent">
            <path d="m3.5 10.5 4.5 4.5L16.5 5.5" fill="none" stroke="currentColor" strokeWidth="2.5" />
          </svg>
          {item}
        </li>
      ))}
    </ul>
  )
}
