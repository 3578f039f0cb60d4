import { ToolIcon } from '@/components/ui/tool-icon'

export interface ProjectTool {
  id: string
  name: string
}

interface ProjectStackProps {
  tools: ProjectTool[]
  /** By itself, where nothing around it is: icons are fetched when what is revealed comes into view. */
  revealed?: boolean
  className?: string
}

/** The tools of a project in a row, each with its icon and its name. */
export function ProjectStack({ tools, revealed = false, className = '' }: ProjectStackProps) {
  return (
    <ul
      {...(revealed ? { 'data-reveal': '' } : {})}
      className={`flex flex-wrap gap-x-4 gap-y-1.5 text-small ${className}`}
    >
      {tools.map(({ id, name }) => (
        <li key={id} className="inline-flex items-center gap-1.5">
          <ToolIcon id={id} className="size-4" />
          {name}
        </li>
      ))}
    </ul>
  )
}
