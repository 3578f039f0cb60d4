import Link from 'next/link'
import { Picture } from '@/components/ui/picture'
import type { PictureEntry } from '@/lib/pictures'
import { ProjectStack, type ProjectTool } from './project-stack'
import { type ProjectTag, ProjectTags } from './project-tags'

export interface ProjectCardProps {
  title: string
  description: string
  picture: { entry: PictureEntry; alt: string; sizes: string; priority?: boolean }
  tags: ProjectTag[]
  stack: ProjectTool[]
  /** Only for a project with a page of its own: the others do not pretend to be links. */
  story?: { href: string; label: string }
}

/** All pictures of a row share one height, so that the rows of the gallery read like the rows of a photo book. */
const FRAME =
  'block aspect-[4/3] overflow-hidden rounded-picture max-md:group-data-[cell^=wide]/cell:-mx-5 max-md:group-data-[cell^=wide]/cell:aspect-square max-md:group-data-[cell^=wide]/cell:rounded-none max-md:group-data-[cell^=five]/cell:aspect-[6/5] lg:aspect-auto lg:h-[clamp(15rem,22vw,20rem)] lg:group-data-[cell=seven]/cell:h-[clamp(19rem,31vw,28rem)] lg:group-data-[cell=five]/cell:h-[clamp(19rem,31vw,28rem)] lg:group-data-[cell^=wide]/cell:col-span-8 lg:group-data-[cell^=wide]/cell:h-[clamp(24rem,44vw,39rem)]'

/** A project in the gallery. It takes its shape from the cell (`group/cell`, `data-cell`) that it is put into. */
export function ProjectCard({ title, description, picture, tags, stack, story }: ProjectCardProps) {
  return (
    <article
      {...(picture.priority ? {} : { 'data-reveal': '' })}
      className="group/card relative grid gap-5 lg:group-data-[cell^=wide]/cell:grid-cols-12 lg:group-data-[cell^=wide]/cell:items-end lg:group-data-[cell^=wide]/cell:gap-x-6"
    >
      <div className={`${FRAME} lg:group-data-[cell=wide-flip]/cell:order-last`}>
        <Picture
          entry={picture.entry}
          alt={picture.alt}
          sizes={picture.sizes}
          priority={picture.priority ?? false}
          className="block h-full"
          imageClassName={`h-full! object-cover ${story ? 'transition-transform duration-500 ease-out hover-able:group-hover/card:scale-[1.025]' : ''}`}
        />
      </div>
      <div className="lg:group-data-[cell^=wide]/cell:col-span-4 lg:group-data-[cell^=wide]/cell:border-line-strong lg:group-data-[cell^=wide]/cell:border-t-[1.5px] lg:group-data-[cell^=wide]/cell:pt-4">
        <h2 className="text-h4 lg:group-data-[cell=five]/cell:text-h3 lg:group-data-[cell=seven]/cell:text-h3 lg:group-data-[cell^=wide]/cell:text-h3">
          {title}
        </h2>
        <p className="mt-2 max-w-[58ch] text-muted">{description}</p>
        {story ? (
          <Link
            href={story.href}
            className="mt-3 inline-flex min-h-8 items-center gap-2 font-semibold text-accent underline decoration-[1.5px] underline-offset-4 after:absolute after:inset-0"
          >
            <span>
              {story.label}
              <span className="sr-only">: {title}</span>
            </span>
            <span aria-hidden="true" className="transition-transform duration-150 group-hover/card:translate-x-1">
              →
            </span>
          </Link>
        ) : null}
        <ProjectTags tags={tags} className="mt-4" />
        <ProjectStack tools={stack} className="mt-2.5 text-muted" />
      </div>
    </article>
  )
}
