import { SharedPicture } from '@/components/motion/shared-picture'
import { ArrowLink } from '@/components/ui/arrow-link'
import { Picture, type PictureProps } from '@/components/ui/picture'
import { ToolIcon } from '@/components/ui/tool-icon'
import { content, getTool, type ProjectEntry } from '@/lib/content'
import * as paths from '@/lib/url-paths'
import { ProjectLinks } from './project-links'
import { ProjectTags } from './project-tags'
import './gallery-card.css'

type GalleryCardProps = Pick<PictureProps, 'sizes'> & { project: ProjectEntry; priority: boolean }

/** A project in the gallery. Laid out by the `data-cell` of the list item around it, see gallery-card.css. */
export function GalleryCard({ project, sizes, priority }: GalleryCardProps) {
  const { slug, title, description, picture, tags, stack, links, caseStudy } = project
  const heading = `project-${slug}`
  // Icons are loaded when their nearest element with `data-reveal` is in view.
  const reveal = { 'data-reveal': '' }
  const frame = (
    <div data-layout className="gallery-card-frame max-md:-mx-(--gutter) lg:self-end">
      <Picture
        picture={picture}
        sizes={sizes}
        priority={priority}
        className="max-md:rounded-none"
        imageClassName={`aspect-[4/3] object-cover ${caseStudy ? 'zoom-on-hover' : ''}`}
      />
    </div>
  )
  return (
    <article
      aria-labelledby={heading}
      {...(priority ? {} : reveal)}
      className="gallery-card group relative grid gap-4 md:gap-5"
    >
      {caseStudy ? <SharedPicture name={slug}>{frame}</SharedPicture> : frame}
      <div data-layout="position" className="gallery-card-text lg:pb-20">
        <h2
          id={heading}
          className="text-h3 lg:in-data-[cell^=four]:text-[1.5rem] lg:in-data-[cell^=wide]:text-[2.5rem]"
        >
          {title}
        </h2>
        <p className="mt-2 max-w-[58ch] text-muted max-md:mt-1.5 max-md:leading-normal">{description}</p>
        {caseStudy ? (
          <p className="mt-3">
            <ArrowLink href={paths.project(slug)} about={title} className="min-h-8 after:absolute after:inset-0">
              {content().labels.project.story}
            </ArrowLink>
          </p>
        ) : null}
        {tags.length > 0 ? <ProjectTags tags={tags} className="mt-4 max-md:sr-only" /> : null}
        <ul
          {...(priority ? reveal : {})}
          className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-muted text-small max-md:gap-x-3 max-md:gap-y-0 max-md:text-(length:--text-label)"
        >
          {stack.map(getTool).map(({ id, name }) => (
            <li key={id} className="inline-flex items-center gap-1.5">
              <ToolIcon id={id} className="size-4" />
              {name}
            </li>
          ))}
        </ul>
        <ProjectLinks title={title} links={links} />
      </div>
    </article>
  )
}
