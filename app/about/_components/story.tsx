import { columns } from '@/components/ui/even-columns'
import { Picture } from '@/components/ui/picture'
import { columnSizes } from '@/components/ui/picture-sizes'
import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'

export function Story() {
  const { title, paragraphs, picture, milestones } = content().about.story
  const [first, ...rest] = paragraphs
  return (
    <Section floor="sand" labelledBy="story-title" className="overflow-x-clip py-20 lg:py-28">
      <div className="grid gap-x-6 gap-y-8 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <h2 id="story-title" className="text-h2 lg:col-span-6">
          {title}
        </h2>
        <Picture picture={picture} sizes={columnSizes(6)} maxHeight="46rem" className="lg:col-span-6 lg:self-end" />
        <div className="lg:col-span-6 lg:col-start-7 lg:row-span-2 lg:row-start-1">
          <p className="lede">{first}</p>
          {rest.map((paragraph) => (
            <p key={paragraph} className="mt-5 text-muted">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
      {milestones.length > 0 ? (
        <ol
          className="mt-14 grid sm:grid-cols-2 sm:gap-x-6 lg:mt-20 lg:grid-cols-(--columns)"
          style={columns(milestones.length, 6)}
        >
          {milestones.map(({ year, text }) => (
            <li key={`${year} ${text}`} data-reveal className="milestone">
              <p className="tabular font-display text-h3">{year}</p>
              <p className="mt-2 max-w-[40ch] text-muted text-small">{text}</p>
            </li>
          ))}
        </ol>
      ) : null}
    </Section>
  )
}
