export interface TechnologyIconProps {
  /** The id in content/toolbox.yaml of a tool that is a technology of the menu. */
  id: string
  className: string
}

/** The icon of a technology as a mask in the text colour (build/write-tool-icons.ts). */
export function TechnologyIcon({ id, className }: TechnologyIconProps) {
  return <span aria-hidden="true" data-tool={id} className={`tool-icon shrink-0 ${className}`} />
}
