/**
 * The icon of a technology as a mask in the text colour (build/write-tool-icons.ts). `id` is that of a tool in
 * content/toolbox.yaml which is a technology of the menu.
 */
export function TechnologyIcon({ id, className }: { id: string; className: string }) {
  return <span aria-hidden="true" data-tool={id} className={`tool-icon shrink-0 ${className}`} />
}
