import icons from '@/.generated/icons.json'

export interface ToolIconProps {
  /** An id of content/toolbox.yaml. */
  id: string
  /** Two letters drawn instead when the tool has no icon. */
  fallback?: string
  className?: string
}

/** The icon of a tool, from the sprite that scripts/icons.ts draws. Decorative: the name stands beside it. */
export function ToolIcon({ id, fallback, className = 'size-5' }: ToolIconProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="currentColor"
      className={`shrink-0 ${className}`}
    >
      {fallback ? (
        <text x="12" y="16" textAnchor="middle" fontSize="10" fontWeight="600" fontFamily="var(--font-code)">
          {fallback}
        </text>
      ) : (
        <use href={`${icons.url}#${id}`} />
      )}
    </svg>
  )
}
