import { ToolIcon } from '@/components/ui/tool-icon'

export interface ProjectTool {
  id: string
  name: string
}

/** The tools of a project in a row, each with its icon and its name. */
export function ProjectStack({ tools, className = '' }: { tools: ProjectTool[]; className?: string }) {
  return (
    <ul className={`flex flex-wrap gap-x-4 gap-y-1.5 text-small ${className}`}>
      {tools.map(({ id, name }) => (
        <li key={id} className="inline-flex items-center gap-1.5">
          <ToolIcon id={id} className="size-4" />
          {name}
        </li>
      ))}
    </ul>
  )
}
