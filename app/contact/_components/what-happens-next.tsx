import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'

/** A timetable: the time in the margin, what happens beside it. */
export function WhatHappensNext() {
  const { next } = content().contact.info
  return (
    <Section labelledBy="next-title">
      <h2 id="next-title" className="sr-only">
        What happens next
      </h2>
      <ol>
        {next.map(({ title, text }, index) => (
          <li
            key={title}
            data-reveal
            style={{ '--stagger': index }}
            className="grid gap-x-6 gap-y-3 border-line-strong border-t-[1.5px] py-7 last:border-b-[1.5px] lg:grid-cols-12 lg:py-9"
          >
            <h3 className="text-h2 lg:col-span-7">{title}</h3>
            <p className="max-w-[54ch] self-end text-muted lg:col-span-5">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
