import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'

/** The indent of each value. */
const INDENTS = ['lg:col-start-1', 'lg:col-start-4', 'lg:col-start-7', 'lg:col-start-4']

export function Values() {
  const { title, items } = content().about.values
  if (items.length === 0) return null
  return (
    <Section labelledBy="values-title">
      <h2 id="values-title" className="text-h2">
        {title}
      </h2>
      <ul className="mt-10 grid gap-y-14 lg:mt-14 lg:grid-cols-12 lg:gap-x-6 lg:gap-y-16">
        {items.map((item, index) => (
          <li key={item.title} data-reveal className={`lg:col-span-6 ${INDENTS[index % INDENTS.length]}`}>
            <h3 className="border-line-strong border-b-[1.5px] pb-3 text-h1">{item.title}</h3>
            <p className="mt-4 max-w-[52ch] text-muted">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
