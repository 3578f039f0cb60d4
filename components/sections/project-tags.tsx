export type ProjectTagIcon = 'web' | 'mobile' | 'quality'

export interface ProjectTag {
  label: string
  icon?: ProjectTagIcon | undefined
}

const ICON_PATHS: Record<ProjectTagIcon, string> = {
  web: 'M2 4.5h16v11H2zM2 8h16M4.5 6.25h.01M7 6.25h.01',
  mobile: 'M6 2h8v16H6zM9 15.5h2',
  quality: 'M14.5 10.5V3H3v14h6M5.5 6.5H12M5.5 10H9m2.5 5.5 2 2 4-4.5',
}

export function ProjectTags({ tags, className = '' }: { tags: ProjectTag[]; className?: string }) {
  return (
    <ul className={`flex flex-wrap gap-x-5 gap-y-1 ${className}`}>
      {tags.map(({ label, icon }) => (
        <li key={label} className="label inline-flex items-center gap-2 text-inherit">
          {icon ? (
            <svg
              viewBox="0 0 20 20"
              aria-hidden="true"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinecap="round"
              strokeLinejoin="round"
              className="size-4.5 shrink-0"
            >
              <path d={ICON_PATHS[icon]} />
            </svg>
          ) : null}
          {label}
        </li>
      ))}
    </ul>
  )
}
