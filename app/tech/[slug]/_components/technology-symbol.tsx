import { TechnologyIcon } from '@/components/ui/technology-icon'
import type { TechnologyEntry } from '@/lib/content'

const SYMBOLS = {
  database: (
    <>
      <ellipse cx="20" cy="8" rx="14" ry="5" />
      <path d="M6 8v24c0 2.8 6.3 5 14 5s14-2.2 14-5V8M6 16c0 2.8 6.3 5 14 5s14-2.2 14-5M6 24c0 2.8 6.3 5 14 5s14-2.2 14-5" />
    </>
  ),
  phone: (
    <>
      <rect x="9" y="3" width="22" height="34" rx="4" />
      <path d="M16 32h8" />
    </>
  ),
}

type TechnologySymbolProps = { technology: Pick<TechnologyEntry, 'tool' | 'symbol'>; className: string }

/** The symbol of a category of tools, or else the icon of the tool. */
export function TechnologySymbol({ technology: { tool, symbol }, className }: TechnologySymbolProps) {
  if (!symbol) return <TechnologyIcon id={tool} className={className} />
  return (
    <svg
      viewBox="0 0 40 40"
      className={`shrink-0 fill-none stroke-current stroke-[2.5] ${className}`}
      strokeLinecap="round"
      aria-hidden="true"
    >
      {SYMBOLS[symbol]}
    </svg>
  )
}
