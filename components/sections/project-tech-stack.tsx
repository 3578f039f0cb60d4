import { ToolIcon } from '@/components/ui/tool-icon'

export interface ProjectTool {
  id: string
  name: string
}

interface ProjectTechStackProps {
  tools: ProjectTool[]
  /** Set unless an ancestor has `data-reveal`, which delays loading the icons until they are in view. */
  revealed?: boolean
  className?: string
}

export function ProjectTechStack({ tools, revealed = false, className = '' }: ProjectTechStackProps) {
  return (
    <ul
      {...(revealed ? { 'data-reveal': '' } : {})}
      className={`project-stack flex flex-wrap gap-x-4 gap-y-1 text-small ${className}`}
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
