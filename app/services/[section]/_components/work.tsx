import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { columnSizes, HALF } from '@/components/ui/picture-sizes'
import { Section } from '@/components/ui/section'
import { ToolIcon } from '@/components/ui/tool-icon'
import { getProject, getTechnology, type ServiceEntry } from '@/lib/content'
import { paths } from '@/lib/paths'
import { pictureEntry } from '@/lib/pictures'

interface Brick {
  cell: string
  columns: number
}
const SHORT: Brick = { cell: 'lg:col-span-5', columns: 5 }
const LONG: Brick = { cell: 'lg:col-span-7', columns: 7 }
const WHOLE: Brick = { cell: 'md:col-span-2 lg:col-span-12', columns: 12 }

/** Laid like bricks, long and short in turn; of three the first takes the whole row. */
const wall = (count: number): Brick[] => (count === 3 ? [WHOLE, SHORT, LONG] : [LONG, SHORT, SHORT, LONG])

function Card({ slug, brick }: { slug: string; brick: Brick }) {
  const { title, subject, description, picture, caseStudy } = getProject(slug)
  const shot = (
    <>
      <span className="block overflow-hidden rounded-picture">
        <Picture
          entry={pictureEntry(picture.file)}
          alt={picture.alt}
          sizes={brick === WHOLE ? columnSizes(12) : columnSizes(brick.columns, HALF)}
          imageClassName={`aspect-[4/3] object-cover transition-transform duration-500 ease-out hover-able:group-hover:scale-[1.025] ${brick === WHOLE ? 'lg:aspect-[3/2] lg:object-[50%_75%]' : ''}`}
        />
      </span>
      <div className="mt-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h3 className="text-h3 decoration-[3px] underline-offset-8 group-hover:underline">{title}</h3>
        <span className="label">{subject}</span>
      </div>
    </>
  )
  return (
    <li data-reveal className={brick.cell}>
      {caseStudy ? (
        <Link href={paths.project(slug)} className="group block">
          {shot}
        </Link>
      ) : (
        shot
      )}
      <p className="mt-2 max-w-[56ch] text-muted">{description}</p>
    </li>
  )
}

/** The projects beside the one that is the proof, and what they were built with. */
export function Work({ projects, proof, technologies }: Pick<ServiceEntry, 'projects' | 'proof' | 'technologies'>) {
  const others = projects.filter((slug) => slug !== proof.project)
  return (
    <Section id="work" labelledBy="work-title">
      <h2 id="work-title" className="text-h2">
        Where we did it
      </h2>
      <ul className="mt-12 grid gap-x-6 gap-y-14 md:grid-cols-2 lg:grid-cols-12">
        {others.map((slug, index) => (
          <Card key={slug} slug={slug} brick={wall(others.length)[index % 4] ?? LONG} />
        ))}
      </ul>
      <div className="mt-20 border-line-strong border-t-[1.5px] pt-6 lg:mt-28 lg:grid lg:grid-cols-12 lg:gap-x-6">
        <h2 className="label pt-3 lg:col-span-2">Built with</h2>
        <ul className="mt-2 flex flex-wrap gap-x-8 gap-y-1 lg:col-span-10 lg:mt-0">
          {technologies.map((slug) => {
            const { name, tool } = getTechnology(slug)
            return (
              <li key={slug}>
                <Link
                  href={paths.technology(slug)}
                  className="inline-flex min-h-12 items-center gap-3 font-display text-h3 underline decoration-[2px] decoration-transparent underline-offset-8 transition-colors hover:text-accent hover:decoration-accent"
                >
                  <ToolIcon id={tool} className="size-7" />
                  {name}
                </Link>
              </li>
            )
          })}
        </ul>
      </div>
    </Section>
  )
}
