import icons from '@/.generated/icons.json'

export interface ToolIconProps {
  /** An id of content/toolbox.yaml. */
  id: string
  className?: string
}

/** The icon of a tool, from the sprite that scripts/icons.ts draws. Decorative: the name stands beside it. */
export function ToolIcon({ id, className = 'size-5' }: ToolIconProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="currentColor"
      className={`shrink-0 font-mono ${className}`}
    >
      <use href={`${icons.url}#${id}`} />
    </svg>
  )
}
