import { columns } from '@/components/ui/even-columns'
import { Link } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import { ToolIcon } from '@/components/ui/tool-icon'
import { content, getTool } from '@/lib/content'
import * as paths from '@/lib/url-paths'

function Entry({ id }: { id: string }) {
  const { name, technology } = getTool(id)
  const row = (
    <>
      <ToolIcon id={id} className="size-6" />
      <span>{name}</span>
      {technology ? (
        <>
          <span aria-hidden="true" className="mt-2 flex-1 border-line border-b-2 border-dotted" />
          <span
            aria-hidden="true"
            className="text-accent transition-transform duration-150 ease-out group-hover:translate-x-1"
          >
            →
          </span>
        </>
      ) : null}
    </>
  )
  const classes = 'flex min-h-11 items-center gap-3 py-1 text-h4'
  return (
    <li>
      {technology ? (
        <Link href={paths.technology(technology)} className={`group ${classes}`}>
          {row}
        </Link>
      ) : (
        <span className={classes}>{row}</span>
      )}
    </li>
  )
}

export function TechnologyStack() {
  const { stack } = content().home
  if (stack.groups.length === 0) return null
  return (
    <Section labelledBy="stack-title" title={stack.title} lead={stack.lead}>
      <div
        className="mt-10 grid gap-x-6 gap-y-8 md:grid-cols-2 lg:mt-14 lg:grid-cols-(--columns)"
        style={columns(stack.groups.length, 4)}
      >
        {stack.groups.map((group) => (
          <div key={group.label} data-reveal className="border-line-strong border-t-[1.5px] pt-5">
            <h3 className="label">{group.label}</h3>
            <ul className="mt-3">
              {group.tools.map((id) => (
                <Entry key={id} id={id} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}
