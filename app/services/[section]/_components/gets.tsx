import { Section } from '@/components/ui/section'
import type { ServiceEntry } from '@/lib/content'

/** Why we work this way, in large type, then what comes of it, set in two columns of unequal depth. */
export function Gets({ intro, gets }: Pick<ServiceEntry, 'intro' | 'gets'>) {
  const [opening, ...rest] = intro
  return (
    <Section id="gets" labelledBy="gets-title">
      <div className="grid gap-x-6 gap-y-6 lg:grid-cols-12">
        <p className="text-balance font-display text-[clamp(1.5rem,1.6vw+0.9rem,2.5rem)] leading-[1.15] tracking-[-0.02em] lg:col-span-10">
          {opening}
        </p>
        <div className="max-w-[60ch] text-lead text-muted lg:col-span-7 lg:col-start-6">
          {rest.map((paragraph) => (
            <p key={paragraph} className="not-first:mt-4">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
      <h2 id="gets-title" className="mt-20 text-h2 lg:mt-28">
        What you get
      </h2>
      <ul className="mt-10 grid gap-x-6 md:grid-cols-2 lg:gap-x-16">
        {gets.map(({ title, text }, index) => (
          <li
            key={title}
            data-reveal
            style={{ '--stagger': index }}
            className="border-line-strong border-t-[1.5px] pt-5 pb-10 md:last:odd:col-span-2"
          >
            <h3 className="text-h3">{title}</h3>
            <p className="mt-3 max-w-[52ch] text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
