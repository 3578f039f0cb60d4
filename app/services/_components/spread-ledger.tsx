import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import { pictureEntry } from '@/lib/pictures'
import { AliasAnchors, AllAbout, SpreadHeading, TechnologyLinks } from './spread-parts'
import type { SpreadProps } from './spread-room'

/** The words stay in view at one side while what you get is read off the other, entry by entry. */
export function SpreadLedger({ service, mirrored }: SpreadProps) {
  const { slug, floor, aliases, picture, summary, gets, technologies } = service
  return (
    <Section floor={floor} id={slug} labelledBy={`${slug}-title`} className="relative pt-16 pb-16 lg:pt-24 lg:pb-24">
      <AliasAnchors aliases={aliases} />
      <div className="grid gap-10 lg:grid-cols-12 lg:gap-x-6">
        <div
          className={`lg:sticky lg:top-28 lg:col-span-5 lg:row-start-1 lg:self-start ${mirrored ? 'lg:col-start-8' : ''}`}
        >
          <SpreadHeading service={service} />
          <p className="mt-6 text-lead text-muted">{summary}</p>
          <p className="mt-8">
            <AllAbout service={service} />
          </p>
          <TechnologyLinks technologies={technologies} className="mt-8" />
        </div>
        <div className={`lg:col-span-6 lg:row-start-1 ${mirrored ? 'lg:col-start-1' : 'lg:col-start-7'}`}>
          <div data-reveal>
            <Picture
              entry={pictureEntry(picture.file)}
              alt={picture.alt}
              sizes="(min-width: 86rem) 40rem, (min-width: 64rem) 46vw, 94vw"
              imageClassName="rounded-picture"
            />
          </div>
          <dl className="mt-8">
            {gets.map(({ title, text }) => (
              <div
                key={title}
                data-reveal
                className="border-line-strong border-t-[1.5px] py-4 last:border-b-[1.5px] sm:grid sm:grid-cols-[2fr_3fr] sm:gap-6"
              >
                <dt className="font-display text-h4">{title}</dt>
                <dd className="mt-1.5 text-muted text-small sm:mt-0">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  )
}
