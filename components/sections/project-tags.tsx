import './project-tags.css'

export interface ProjectTag {
  label: string
  icon?: 'web' | 'mobile' | 'quality' | undefined
}

export function ProjectTags({ tags, className = '' }: { tags: ProjectTag[]; className?: string }) {
  return (
    <ul className={`flex flex-wrap gap-x-5 gap-y-1 ${className}`}>
      {tags.map(({ label, icon }) => (
        <li key={label} className="label inline-flex items-center gap-2 text-inherit">
          {icon ? <span aria-hidden="true" data-tag={icon} className="tool-icon size-4 shrink-0" /> : null}
          {label}
        </li>
      ))}
    </ul>
  )
}
