/** A wren on a roof. Legible at 16 px. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" width="36" height="36" aria-hidden="true" className="size-9">
      <path
        d="M2.6 29 16 19.2 29.4 29"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <ellipse cx="16.6" cy="13" rx="7.3" ry="5.5" transform="rotate(10 16.6 13)" fill="var(--coral)" />
      <circle cx="11.2" cy="9.1" r="4.5" fill="var(--coral)" />
      <path d="m20.6 11.4 5-7.6" fill="none" stroke="var(--coral)" strokeWidth="3.8" strokeLinecap="round" />
      <path d="M7.5 7.5 3.2 9.3l4 1.7z" fill="var(--mark-accent, var(--marigold))" />
      <circle cx="9.9" cy="8.3" r=".9" fill="var(--always-ink)" />
    </svg>
  )
}
