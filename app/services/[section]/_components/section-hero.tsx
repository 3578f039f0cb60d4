import { ButtonLink } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { content } from '@/lib/content'
import { paths } from '@/lib/paths'
import { pictureEntry } from '@/lib/pictures'
import type { SectionPage } from './sections'

/** The chapters of the page and the ids of their headings' sections. */
export const CHAPTERS = [
  { id: 'gets', label: 'What you get' },
  { id: 'steps', label: 'How it goes' },
  { id: 'receives', label: 'What you receive' },
  { id: 'proof', label: 'Proof' },
  { id: 'work', label: 'Work' },
] as const

/** The room stands on the skirting board of its floor; the chapters of the page are written on the board. */
export function SectionHero({ service, alias }: SectionPage) {
  const { servicesPage } = content()
  const { name, headline, summary, picture, floor, contactSubject } = service
  return (
    <div className={`floor-${floor} overflow-x-clip`}>
      <div className="wrap">
        <div className="grid gap-x-6 pt-8 lg:grid-cols-12 lg:pt-10">
          <div className="relative z-10 lg:col-span-6 lg:pb-16">
            <p className="label text-ink">
              <Link href={paths.services} className="underline-offset-4 hover:underline">
                {servicesPage.seo.title}
              </Link>
              <span aria-hidden="true"> / </span>
              {name}
            </p>
            {alias ? (
              <>
                <h1 className="mt-6 text-h1">{alias.name}</h1>
                <p className="mt-5 text-balance font-display text-h3">{headline}</p>
              </>
            ) : (
              <h1 className="mt-6 text-[clamp(2.5rem,3.4vw+1.2rem,4.75rem)] leading-[0.95]">{headline}</h1>
            )}
            <p className="mt-6 max-w-[50ch] text-lead text-muted">{summary}</p>
            <p className="mt-8">
              <ButtonLink href={paths.contactAbout(contactSubject)} variant="solid">
                {servicesPage.closing.action.label}
              </ButtonLink>
            </p>
          </div>
          <div className="mt-10 self-end lg:col-span-6 lg:mt-0 lg:-mr-[4vw] lg:-ml-4">
            <Picture
              entry={pictureEntry(picture.file)}
              alt={picture.alt}
              sizes="(min-width: 86rem) 45rem, (min-width: 64rem) 51vw, 94vw"
              priority
              imageClassName="rounded-t-picture"
            />
          </div>
        </div>
      </div>
      <nav aria-label={name} className="border-ink border-t-[1.5px]">
        <ul className="wrap flex flex-wrap gap-x-5 max-sm:text-small sm:gap-x-8">
          {CHAPTERS.map(({ id, label }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-12 items-center font-medium underline-offset-4 hover:underline"
              >
                {label}
                <span aria-hidden="true" className="ml-2 max-sm:hidden">
                  ↓
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
