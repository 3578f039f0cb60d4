import type { ReactNode } from 'react'
import './picture-strip.css'

interface PictureStripProps {
  /** Names the strip for keyboards and screen readers, which can scroll it. */
  label: string
  /** Of each column: the least width, and `1fr` or the most. */
  columns: readonly [min: string, max: string]
  className?: string
  /** `li` elements. */
  children: ReactNode
}

/** One row of pictures that touch each other. Where they do not fit, the row scrolls sideways and stops at each. */
export function PictureStrip({ label, columns: [min, max], className = '', children }: PictureStripProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: Safari scrolls it by keyboard only when it has the focus
      tabIndex={0}
      className={`picture-strip ${className}`}
    >
      <ul
        className="grid grid-flow-col print:grid-flow-row print:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] has-data-photograph:gap-x-5 *:snap-start"
        style={{ gridAutoColumns: `minmax(${min}, ${max})` }}
      >
        {children}
      </ul>
    </div>
  )
}
