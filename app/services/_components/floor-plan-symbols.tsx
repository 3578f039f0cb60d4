import type { ReactNode } from 'react'

/** The drawing of each service, by its slug. */
const SYMBOLS: Record<string, ReactNode> = {
  'ui-ux-design': (
    <>
      <circle cx="60" cy="52" r="24" />
      <path d="M50 44h16v12H50zM58 52h14v12H58z" />
      <path d="M48 18h24v9H48zM20 40h9v24h-9zM91 40h9v24h-9z" />
      <path d="M6 92h22M36 92h22M66 92h22" strokeWidth="5" />
    </>
  ),
  'web-development': (
    <>
      <path d="M8 14h104v24H8zM8 62h104v24H8zM42 14v24M78 14v24M42 62v24M78 62v24" />
      <path d="M18 20h15M53 20h15M88 20h15M18 68h15M53 68h15M88 68h15" strokeWidth="4" />
      <path d="M17 43h16v8H17zM52 43h16v8H52zM87 43h16v8H87zM17 91h16v8H17zM52 91h16v8H52zM87 91h16v8H87z" />
    </>
  ),
  'mobile-development': (
    <>
      <rect x="36" y="8" width="48" height="86" rx="8" />
      <path d="M36 22h48M36 80h48M46 34h28M46 46h28M46 58h16" />
      <path d="M20 10v82M28 10v82M20 22h8M20 36h8M20 50h8M20 64h8M20 78h8" />
      <circle cx="102" cy="30" r="7" />
      <circle cx="102" cy="62" r="7" />
    </>
  ),
  'data-science-ai': (
    <>
      <path d="M60 6v20M60 26 24 60M60 26v34M60 26l36 34" />
      <path d="M10 60h28v34H10zM46 60h28v34H46zM82 60h28v34H82z" />
      <circle cx="60" cy="26" r="9" fill="var(--bg)" />
      <circle cx="18" cy="70" r="4" />
      <circle cx="30" cy="78" r="4" />
      <circle cx="54" cy="70" r="4" />
      <circle cx="66" cy="70" r="4" />
      <circle cx="60" cy="82" r="4" />
      <circle cx="96" cy="72" r="4" />
    </>
  ),
  'seo-digital-marketing': (
    <>
      <circle cx="30" cy="54" r="18" />
      <circle cx="30" cy="54" r="7" />
      <path d="m46 46 62-30M46 62l62 30" strokeDasharray="6 6" />
      <path d="M70 36h36v34H70zM79 36v34M88 36v34M97 36v34" />
    </>
  ),
  'professional-partnership': (
    <>
      <path d="M6 26h34v56H6zM80 26h34v56H80z" />
      <path d="M40 46h40M40 60h40M48 46v14M56 46v14M64 46v14M72 46v14" />
      <path d="M14 36h10v14H14zM96 56h10v14H96z" />
      <path d="M15 10h16v9H15zM89 89h16v9H89zM15 89h16v9H15zM89 10h16v9H89z" />
    </>
  ),
}

export function PlanSymbol({ room, className = '' }: { room: string; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 104"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="round"
      className={className}
    >
      {SYMBOLS[room] ?? <path d="M20 20h80v64H20z" />}
    </svg>
  )
}

const DOOR_SHAPES = {
  down: {
    box: '0 0 44 50',
    size: 'h-[50px] w-[44px] -bottom-2',
    gap: 'M2 42h40v8H2z',
    leaf: 'M2 42V2a40 40 0 0 1 40 40',
  },
  right: {
    box: '0 0 50 44',
    size: 'h-[44px] w-[50px] -right-2',
    gap: 'M42 2h8v40h-8z',
    leaf: 'M42 2H2a40 40 0 0 0 40 40',
  },
} as const

/** The plan symbol of a door: a gap in the wall, the open leaf and its arc. */
export function PlanDoor({ to, className = '' }: { to: keyof typeof DOOR_SHAPES; className?: string }) {
  const { box, size, gap, leaf } = DOOR_SHAPES[to]
  return (
    <svg aria-hidden="true" viewBox={box} className={`pointer-events-none absolute z-10 ${size} ${className}`}>
      <path d={gap} fill="var(--bg)" />
      <path d={leaf} fill="none" stroke="var(--ink)" strokeWidth="1.5" opacity="0.55" />
    </svg>
  )
}
