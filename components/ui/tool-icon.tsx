export interface ToolIconProps {
  /** An id of content/toolbox.yaml. */
  id: string
  className?: string
}

/** The icon of a tool, in the colour of the text around it (build/tool-icons.ts). Decorative: the name stands beside it. */
export function ToolIcon({ id, className = 'size-5' }: ToolIconProps) {
  return <span aria-hidden="true" data-tool={id} className={`tool-icon shrink-0 ${className}`} />
}
