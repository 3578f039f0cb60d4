import { Person } from '@/components/sections/person'
import { columns } from '@/components/ui/even-columns'
import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'

export function WhatHappensNext() {
  const { about, contact, labels } = content()
  const person = about.people?.items.find(({ answers }) => answers)
  const { next } = contact.info
  if (next.length === 0 && !person) return null
  return (
    <Section labelledBy="next-title">
      <div className="grid gap-x-6 gap-y-8 lg:grid-cols-12 lg:items-end">
        <h2 id="next-title" className="text-h2 lg:col-span-6">
          {labels.contact.next}
        </h2>
        {person ? (
          <div className="lg:col-span-6">
            <Person {...person}>
              <p className="mt-2 max-w-[52ch] text-muted">{person.answers}</p>
            </Person>
          </div>
        ) : null}
      </div>
      {next.length > 0 ? (
        <ol className="mt-14 grid gap-y-2 lg:mt-20 lg:grid-cols-(--columns)" style={columns(next.length, 4)}>
          {next.map(({ title, text }) => (
            <li key={title} data-reveal className="milestone row-span-2 grid grid-rows-subgrid lg:pr-10">
              <h3 className="text-h3">{title}</h3>
              <p className="max-w-[40ch] text-muted">{text}</p>
            </li>
          ))}
        </ol>
      ) : null}
    </Section>
  )
}
