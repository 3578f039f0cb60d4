import { columns } from '@/components/ui/even-columns'
import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'

export function Story() {
  const { title, paragraphs, milestones } = content().about.story
  const [first, ...rest] = paragraphs
  return (
    <Section floor="sand" labelledBy="story-title">
      <div className="grid gap-x-6 gap-y-8 lg:grid-cols-12">
        <h2 id="story-title" className="text-h2 lg:col-span-3">
          {title}
        </h2>
        <div className="lg:col-span-9">
          <p className="font-display text-h3 text-balance leading-[1.2]! tracking-[-0.02em]">{first}</p>
          {rest.length > 0 ? (
            <div className="mt-8 gap-x-10 text-muted md:columns-2">
              {rest.map((paragraph) => (
                <p key={paragraph} className="mb-5 break-inside-avoid">
                  {paragraph}
                </p>
              ))}
            </div>
          ) : null}
        </div>
      </div>
      {milestones.length > 0 ? (
        <ol
          className="mt-14 grid sm:grid-cols-2 sm:gap-x-6 lg:mt-20 lg:grid-cols-(--columns)"
          style={columns(milestones.length, 6)}
        >
          {milestones.map(({ year, text }) => (
            <li
              key={year}
              data-reveal
              className="relative border-line-strong border-t-[1.5px] pt-5 pb-8 before:absolute before:-top-[7px] before:left-0 before:size-3 before:rounded-full before:bg-accent"
            >
              <p className="tabular font-display text-h3">{year}</p>
              <p className="mt-2 max-w-[40ch] text-muted text-small">{text}</p>
            </li>
          ))}
        </ol>
      ) : null}
    </Section>
  )
}
