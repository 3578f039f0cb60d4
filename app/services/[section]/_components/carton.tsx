/** The box that everything is handed over in, open. */
export function Carton({ className = '' }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 300 240"
      stroke="var(--line-strong)"
      strokeWidth="2"
      strokeLinejoin="round"
      className={className}
    >
      <path d="M150 62 258 104 150 150 42 104z" fill="var(--line)" />
      <path d="M150 62v88L42 104z" fill="var(--bg)" opacity="0.6" stroke="none" />
      <path d="M42 104v80l108 48v-82z" fill="var(--marigold)" />
      <path d="M258 104v80l-108 48v-82z" fill="var(--coral)" />
      <path d="M42 104 8 70l108-42 34 34z" fill="var(--marigold)" />
      <path d="M258 104l34-34L184 28l-34 34z" fill="var(--coral)" />
      <path d="M42 104 14 140l106 48 30-38z" fill="var(--marigold)" />
      <path d="M258 104l28 36-106 48-30-38z" fill="var(--coral)" />
      <path d="m206 180 26-12M206 192l40-18" fill="none" />
    </svg>
  )
}
