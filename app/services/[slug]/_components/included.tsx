import { Section } from '@/components/ui/section'
import type { ServiceEntry } from '@/lib/content'

export function Included({ intro, included }: Pick<ServiceEntry, 'intro' | 'included'>) {
  const [lead, ...rest] = intro
  return (
    <Section id="included" labelledBy="included-title">
      <div className="grid gap-x-6 gap-y-6 lg:grid-cols-12">
        <p className="text-balance font-display text-[clamp(1.5rem,1.6vw+0.9rem,2.5rem)] leading-[1.15] tracking-[-0.02em] lg:col-span-10">
          {lead}
        </p>
        {rest.length > 0 ? (
          <div className="max-w-[60ch] text-lead text-muted lg:col-span-7 lg:col-start-6">
            {rest.map((paragraph) => (
              <p key={paragraph} className="not-first:mt-4">
                {paragraph}
              </p>
            ))}
          </div>
        ) : null}
      </div>
      <h2 id="included-title" className="mt-20 text-h2 lg:mt-28">
        What is included
      </h2>
      <ul className="mt-10 grid gap-x-6 md:grid-cols-2 lg:gap-x-16">
        {included.map(({ title, text }, index) => {
          const isFullRow = index % 2 === 0 && index === included.length - 1
          return (
            <li
              key={title}
              data-reveal
              className={`border-line-strong border-t-[1.5px] pt-5 pb-10 ${isFullRow ? 'md:col-span-2 md:grid md:grid-cols-2 md:gap-x-6 lg:gap-x-16' : ''}`}
            >
              <h3 className={isFullRow ? 'text-h3 md:text-h2' : 'text-h3'}>{title}</h3>
              <p className={`mt-3 max-w-[52ch] text-muted ${isFullRow ? 'md:text-lead' : ''}`}>{text}</p>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
