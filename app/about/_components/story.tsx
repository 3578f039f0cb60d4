import { Picture } from '@/components/ui/picture'
import { columnSizes } from '@/components/ui/picture-sizes'
import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'
import { pictureEntry } from '@/lib/pictures'

/** The first desk stays in view while the story is read beside it; the years run on underneath. */
export function Story() {
  const { title, paragraphs, picture, milestones } = content().about.story
  return (
    <Section floor="sand" labelledBy="story-title">
      <div className="grid gap-x-6 gap-y-8 lg:grid-cols-12">
        <div className="lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:col-span-7 lg:self-start">
          <h2 id="story-title" className="text-h2">
            {title}
          </h2>
          <Picture
            entry={pictureEntry(picture.file)}
            alt={picture.alt}
            sizes={columnSizes(7)}
            className="mt-6 block"
            imageClassName="rounded-picture"
          />
        </div>
        <div className="lg:col-span-4 lg:col-start-9 lg:pt-3">
          {paragraphs.map((paragraph, index) => (
            <p key={paragraph} className={index === 0 ? 'text-lead' : 'mt-5 text-muted'}>
              {paragraph}
            </p>
          ))}
        </div>
      </div>
      <ol className="mt-16 grid sm:grid-cols-2 sm:gap-x-6 lg:mt-24 lg:grid-cols-6">
        {milestones.map(({ year, text }, index) => (
          <li
            key={year}
            data-reveal
            style={{ '--stagger': index }}
            className="relative border-line-strong border-t-[1.5px] pt-5 pb-8 before:absolute before:-top-[7px] before:left-0 before:size-3 before:rounded-full before:bg-accent"
          >
            <p className="tabular font-display text-h3">{year}</p>
            <p className="mt-2 max-w-[40ch] text-muted text-small">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
