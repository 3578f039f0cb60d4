import { useId } from 'react'
import { SharedPicture } from '@/components/motion/shared-picture'
import { ArrowLink } from '@/components/ui/arrow-link'
import { Picture, type PictureProps } from '@/components/ui/picture'
import { ProjectLinks, type ProjectLinksProps } from './project-links'
import { type ProjectTag, ProjectTags } from './project-tags'
import { ProjectTechStack, type ProjectTool } from './project-tech-stack'
import './project-card.css'

export interface ProjectCardProps extends ProjectLinksProps, Pick<PictureProps, 'picture' | 'sizes' | 'priority'> {
  description: string
  tags: ProjectTag[]
  stack: ProjectTool[]
  /** Only for a project with a page. `slug` names the picture for the view transition. */
  link?: { href: string; label: string; slug: string }
}

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'sentence' })
const sentencesOf = (text: string) => [...SEGMENTER.segment(text)].map(({ segment }) => segment)

/** A project in the gallery. Laid out by the `data-cell` of the list item around it, see project-card.css. */
export function ProjectCard({
  title,
  description,
  picture,
  sizes,
  priority = false,
  tags,
  stack,
  links,
  link,
}: ProjectCardProps) {
  const heading = useId()
  const [first = '', ...others] = sentencesOf(description)
  const frame = (
    <div data-layout className="project-card-frame">
      <Picture
        picture={picture}
        sizes={sizes}
        priority={priority}
        className="max-md:rounded-none"
        imageClassName={`aspect-[4/3] object-cover ${link ? 'transition-transform duration-500 ease-out hover-able:group-hover:scale-[1.025]' : ''}`}
      />
    </div>
  )
  return (
    <article aria-labelledby={heading} {...(priority ? {} : { 'data-reveal': '' })} className="project-card group">
      {link ? <SharedPicture name={link.slug}>{frame}</SharedPicture> : frame}
      <div data-layout="position" className="project-card-text">
        <h2 id={heading} className="text-h3 lg:in-data-[cell^=four]:text-[1.5rem]">
          {title}
        </h2>
        <p className="mt-2 max-w-[58ch] text-muted max-md:mt-1.5 max-md:leading-normal">
          {first}
          {/* Phones show the first sentence, so that the next picture is near. */}
          <span className="max-md:sr-only">{others.join('')}</span>
        </p>
        {link ? (
          <p className="mt-3">
            <ArrowLink href={link.href} about={title} className="min-h-8 after:absolute after:inset-0">
              {link.label}
            </ArrowLink>
          </p>
        ) : null}
        {tags.length > 0 ? <ProjectTags tags={tags} className="mt-4 max-md:sr-only" /> : null}
        <ProjectTechStack tools={stack} revealed={priority} className="mt-3 text-muted" />
        <ProjectLinks title={title} links={links} />
      </div>
    </article>
  )
}
