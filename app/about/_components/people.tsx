import { Person } from '@/components/sections/person'
import { columns, evenColumns } from '@/components/ui/even-columns'
import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'

export function People() {
  const { people } = content().about
  if (!people) return null
  const { title, lead = false, items } = people
  const count = Math.max(2, items.length)
  return (
    <Section labelledBy="people-title" title={title} lead={lead}>
      <ul className="mt-10 grid gap-x-6 gap-y-10 md:grid-cols-(--columns) lg:mt-14" style={columns(count, 3)}>
        {items.map((person) => (
          <li key={person.name} data-reveal>
            <Person {...person} columns={evenColumns(count, 3)} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
