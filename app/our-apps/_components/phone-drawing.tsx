import type { ReactNode } from 'react'

/** Drawn on the screen, whose centre is 120, 140. */
const SCREENS: Record<'lock' | 'stopwatch' | 'globe', { fill: string; lines: ReactNode }> = {
  lock: {
    fill: 'var(--sky)',
    lines: (
      <>
        <path d="M99 128v-19a21 21 0 0 1 42 0v19" fill="none" strokeWidth="9" />
        <path d="M99 128v-19a21 21 0 0 1 42 0v19" fill="none" stroke="#fffdf8" strokeWidth="5" />
        <rect x="83" y="126" width="74" height="58" rx="4" fill="var(--marigold)" />
        <path d="M120 148v14" strokeWidth="7" />
        <circle cx="120" cy="148" r="6" fill="#1c1a24" stroke="none" />
        {[90, 110, 130, 150].map((x, index) => (
          <circle key={x} cx={x} cy="216" r="5.5" fill={index < 3 ? '#1c1a24' : 'none'} />
        ))}
        <path d="M96 74h48" strokeWidth="4" />
      </>
    ),
  },
  stopwatch: {
    fill: 'var(--marigold)',
    lines: (
      <>
        <path d="M112 66h16v20h-16zM106 56h28v11h-28zM168 92l12 12-9 9-12-12z" fill="#fffdf8" />
        <circle cx="120" cy="146" r="60" fill="#fffdf8" />
        <path d="M120 146V98a48 48 0 0 1 41 23z" fill="var(--coral)" />
        <path d="M120 92v8M120 192v8M66 146h8M166 146h8M82 108l5 5M153 179l5 5M82 184l5-5M153 113l5-5" />
        <path d="m120 146 40-24" strokeWidth="3" />
        <circle cx="120" cy="146" r="5" fill="#1c1a24" />
        <path d="M84 226h72" strokeWidth="4" />
      </>
    ),
  },
  globe: {
    fill: 'var(--coral)',
    lines: (
      <>
        <circle cx="120" cy="152" r="62" fill="var(--sky)" />
        <path
          d="M120 90c-38 30-38 94 0 124M120 90c38 30 38 94 0 124M120 90v124M58 152h124M67 120h106M67 184h106"
          fill="none"
        />
        {[
          [92, 138],
          [134, 122],
          [150, 170],
        ].map(([x, y]) => (
          <g key={x} transform={`translate(${x} ${y})`}>
            <path d="M0 0c-5-11-12-15-12-24a12 12 0 0 1 24 0c0 9-7 13-12 24z" fill="var(--marigold)" />
            <circle cy="-24" r="4" fill="#1c1a24" />
          </g>
        ))}
      </>
    ),
  },
}

/** The upper part of a phone that stands behind the line below the drawing. The screen is lit in both themes. */
export function PhoneDrawing({ name }: { name: keyof typeof SCREENS }) {
  const { fill, lines } = SCREENS[name]
  return (
    <svg
      viewBox="28 0 184 244"
      aria-hidden="true"
      fill="none"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="w-44 max-w-full self-end lg:w-60"
    >
      <rect x="30" y="2" width="180" height="300" rx="26" fill="var(--surface)" stroke="var(--line-strong)" />
      <rect x="40" y="12" width="160" height="300" rx="17" fill={fill} stroke="var(--line-strong)" />
      <rect x="100" y="20" width="40" height="10" rx="5" fill="#1c1a24" />
      <g stroke="#1c1a24">{lines}</g>
    </svg>
  )
}
