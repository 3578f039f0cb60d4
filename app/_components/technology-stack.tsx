import { Link } from '@/components/ui/internal-link'
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
    <Section labelledBy="stack-title">
      <div className="lg:grid lg:grid-cols-12 lg:gap-x-6">
        <div className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
          <h2 id="stack-title" className="text-h2">
            {stack.title}
          </h2>
          <p className="mt-5 max-w-[40ch] text-muted">{stack.lead}</p>
        </div>
        <div className="mt-10 lg:col-span-7 lg:col-start-6 lg:mt-0">
          {stack.groups.map((group) => (
            <div
              key={group.label}
              data-reveal
              className="border-line-strong border-t-[1.5px] py-5 last:border-b-[1.5px] sm:grid sm:grid-cols-[10rem_1fr] sm:gap-6"
            >
              <h3 className="label pt-3">{group.label}</h3>
              <ul className="mt-2 grid gap-x-8 sm:mt-0 md:max-lg:grid-cols-2 xl:grid-cols-2">
                {group.tools.map((id) => (
                  <Entry key={id} id={id} />
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </Section>
  )
}
