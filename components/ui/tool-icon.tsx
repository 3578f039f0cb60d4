export interface ToolIconProps {
  /** An id of content/toolbox.yaml. */
  id: string
  className?: string
}

/** The icon of a tool as a mask in the text colour (build/write-tool-icons.ts). */
export function ToolIcon({ id, className = 'size-5' }: ToolIconProps) {
  return <span aria-hidden="true" data-tool={id} className={`tool-icon shrink-0 ${className}`} />
}
