import { content, type ProjectEntry } from '@/lib/content'
import './project-tags.css'

/** The tags of a project, with the icons that they have on the page of the portfolio. */
export function ProjectTags({ tags, className }: Pick<ProjectEntry, 'tags'> & { className: string }) {
  const icons = new Map(content().portfolioPage.tags.map(({ label, icon }) => [label, icon]))
  return (
    <ul className={`flex flex-wrap gap-x-5 gap-y-1 ${className}`}>
      {tags.map((label) => (
        <li key={label} className="label inline-flex items-center gap-2 text-inherit">
          {icons.get(label) ? (
            <span aria-hidden="true" data-tag={icons.get(label)} className="tool-icon size-4 shrink-0" />
          ) : null}
          {label}
        </li>
      ))}
    </ul>
  )
}
