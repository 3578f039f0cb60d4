import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'

/** A line of time with three stops on it, as far apart as they follow each other: a day, a week, and then two days. */
export function WhatHappensNext() {
  const { next } = content().contact.info
  return (
    <Section labelledBy="next-title">
      <h2 id="next-title" className="text-h2">
        What happens next
      </h2>
      <ol className="mt-12 grid lg:mt-16 lg:grid-cols-[4fr_5fr_4fr]">
        {next.map(({ title, text }, index) => (
          <li
            key={title}
            data-reveal
            style={{ '--stagger': index }}
            className="relative border-line-strong pb-12 pl-8 before:absolute before:top-1 before:-left-[7px] before:size-3.5 before:rounded-full before:bg-accent not-last:border-l-[1.5px] last:pb-0 last:before:-left-[5.5px] lg:border-t-[1.5px] lg:not-last:border-l-0 lg:pt-8 lg:pr-10 lg:pb-0 lg:pl-0 lg:before:-top-[7.75px] lg:before:left-0! lg:last:pr-0"
          >
            <h3 className="text-h3">{title}</h3>
            <p className="mt-3 max-w-[44ch] text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
