import { ToolIcon } from '@/components/ui/tool-icon'
import { getTool } from '@/lib/content'

export function TechIcon({ tool, className }: { tool: string; className: string }) {
  const { name, icon } = getTool(tool)
  return <ToolIcon id={tool} {...(icon ? {} : { fallback: name.slice(0, 2) })} className={className} />
}
