import { content, type ServiceEntry } from '@/lib/content'
import { otherProjects } from './other-projects'

const SECTIONS = [
  { id: 'included', label: 'toIncluded' },
  { id: 'steps', label: 'toSteps' },
  { id: 'deliverables', label: 'toDeliverables' },
  { id: 'costs', label: 'toCosts' },
  { id: 'proof', label: 'toProof' },
  { id: 'work', label: 'toProjects' },
] as const

/** Links to the sections of the page, in one line that scrolls on phones. */
export function SectionNav({ service }: { service: ServiceEntry }) {
  const shown = { ...service, work: otherProjects(service).length > 0 }
  return (
    <nav aria-label="On this page" className="relative border-ink border-t-[1.5px] bg-bg">
      <ul className="wrap flex gap-x-5 overflow-x-auto whitespace-nowrap [scrollbar-width:none] max-sm:text-small sm:gap-x-8">
        {SECTIONS.filter(({ id }) => shown[id]).map(({ id, label: name }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              className="inline-flex min-h-12 items-center font-medium -outline-offset-3 underline-offset-4 hover:underline"
            >
              {content().labels.service[name]}
              <span aria-hidden="true" className="ml-2 max-sm:hidden">
                ↓
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
