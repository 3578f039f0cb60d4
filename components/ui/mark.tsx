/** The mark: a wren in three shapes on a roof line. Works at 16 px and in one colour. */
export function Mark({ className = 'size-9' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false" className={className}>
      <path
        d="M2.5 27.5 16 17.2l13.500 10.3"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M9.200 9.600c0-3 2.300-5.100 5-5.100 4.300 0 4.900 3.700 8 4.100l3.600-5.100 2 1.200-2.600 6.900c-1.200 3.300-4.400 5-7.600 5-4.600 0-8.400-2.800-8.400-7z"
        fill="var(--coral)"
      />
      <path d="M9.700 8.200 5.600 9.300l3.700 1.900z" fill="var(--marigold)" />
    </svg>
  )
}
