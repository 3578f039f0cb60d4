import Link from 'next/link'
import { Picture } from '@/components/ui/picture'
import { content } from '@/lib/content'
import { paths } from '@/lib/paths'
import { pictureEntry } from '@/lib/pictures'
import type { StoryProps } from './story'

/** Where every story begins and ends: a real link, so that it works without scripts and in a new tab. */
export function BackToProjects({ className = '' }: { className?: string }) {
  return (
    <Link
      href={paths.projects}
      className={`group/back no-print inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-[1.5px] underline-offset-4 ${className}`}
    >
      <span aria-hidden="true" className="transition-transform duration-150 group-hover/back:-translate-x-1">
        ←
      </span>
      {content().notFound.project.back}
    </Link>
  )
}

/** The name, what it was about, and the picture from edge to edge: a chapter's title page. */
export function Opening({ story }: StoryProps) {
  const { title, subject, description, picture, caseStudy } = story
  const facts = [
    { label: 'Client', value: caseStudy.client },
    { label: 'Year', value: String(caseStudy.year) },
    { label: 'Duration', value: caseStudy.duration },
    { label: 'Team', value: caseStudy.team },
  ]
  return (
    <header>
      <div className="wrap pt-2 pb-10 lg:pb-14">
        <BackToProjects />
        <h1 className="mt-6 -ml-[0.04em] text-[clamp(2.75rem,10.5vw,10rem)] leading-[0.88] tracking-[-0.05em] lg:mt-8">
          {title}
        </h1>
        <div className="mt-6 grid gap-x-6 gap-y-3 lg:mt-9 lg:grid-cols-12">
          <p className="label pt-1 first-letter:uppercase lg:col-span-6">{subject}</p>
          <p className="max-w-[54ch] text-lead text-muted lg:col-span-6">{description}</p>
        </div>
      </div>
      <Picture
        entry={pictureEntry(picture.file)}
        alt={picture.alt}
        sizes="100vw"
        priority
        className="block"
        imageClassName="aspect-[4/3] max-h-[calc(100svh-var(--header-height))] min-h-72 object-cover sm:aspect-[2/1] print:aspect-[2/1] print:max-h-80"
      />
      <dl className="wrap grid gap-x-6 sm:grid-cols-2 lg:grid-cols-12">
        {facts.map(({ label, value }) => (
          <div
            key={label}
            className="border-line border-b-[1.5px] py-5 sm:nth-[n+3]:border-b-0 lg:border-b-0 lg:py-7 lg:nth-[1]:col-span-3 lg:nth-[2]:col-span-2 lg:nth-[3]:col-span-2 lg:nth-[4]:col-span-5"
          >
            <dt className="label">{label}</dt>
            <dd className="mt-1 font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  )
}
