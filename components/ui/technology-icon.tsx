/** The icon of a technology of the menu, in the text colour; `id` is that of its tool in content/toolbox.yaml. */
export function TechnologyIcon({ id, className }: { id: string; className: string }) {
  return <span aria-hidden="true" data-tool={id} className={`tool-icon shrink-0 ${className}`} />
}
