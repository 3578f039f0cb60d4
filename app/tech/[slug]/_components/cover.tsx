import { ButtonLink } from '@/components/ui/button'
import { CodeBlock } from '@/components/ui/code-block'
import { Link } from '@/components/ui/link'
import { ToolIcon } from '@/components/ui/tool-icon'
import { content, getService, getTool, type TechnologyEntry } from '@/lib/content'
import { paths } from '@/lib/paths'
import { projectOf } from './in-words'

/** A book's cover in the technology's colour, its sign stamped into it, and a page of code lying across the edge. */
export function Cover({ technology }: { technology: TechnologyEntry }) {
  const { name, tool, hero, code, service } = technology
  const { closing } = content().technologiesPage
  return (
    <div className="tech-cover relative">
      <div aria-hidden="true" className="no-print absolute inset-0 overflow-hidden">
        <ToolIcon
          id={tool}
          className="tech-stamp absolute max-[30rem]:hidden top-6 right-5 size-16 md:right-8 lg:-top-20 lg:-right-24 lg:size-[40rem]"
        />
      </div>
      <div className="wrap relative pt-8 lg:pt-10">
        <p className="label text-ink">
          <Link href={paths.service(service)} className="underline-offset-4 hover:underline">
            {getService(service).name}
          </Link>
          <span aria-hidden="true"> / </span>
          {getTool(tool).name}
        </p>
        <h1 className="mt-6 max-w-[11em] text-hero lg:mt-8">{hero.title}</h1>
        <div className="mt-8 grid gap-x-6 gap-y-10 lg:mt-10 lg:grid-cols-12">
          <div className="lg:col-span-5 lg:pr-4 lg:pb-20">
            <p className="max-w-[48ch] text-lead text-muted">{hero.lead}</p>
            <p className="mt-8">
              <ButtonLink href={paths.contactAbout(projectOf(technology))} variant="solid">
                {closing.actionLabel}
              </ButtonLink>
            </p>
          </div>
          <figure className="floor-paper -mb-20 min-w-0 self-end rounded-control border-[1.5px] border-line-strong bg-surface lg:col-span-7 lg:col-start-6 xl:col-span-6 xl:col-start-7">
            <p className="label border-line-strong border-b-[1.5px] px-5 py-3 text-ink">{code.file}</p>
            <CodeBlock
              source={code.source}
              language={code.language}
              label={`${name} code, ${code.file}`}
              className="px-5 py-5 xl:text-small"
            />
            <figcaption className="border-line border-t-[1.5px] px-5 py-4 text-muted text-small leading-snug">
              {code.caption}
            </figcaption>
          </figure>
        </div>
      </div>
    </div>
  )
}
