import { columns } from '@/components/ui/even-columns'
import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'

export function Limits() {
  const { title, items } = content().accessibility.limits
  if (items.length === 0) return null
  return (
    <Section floor="marigold" labelledBy="limits-title" title={title}>
      <ul
        className="mt-10 grid gap-x-6 gap-y-8 md:grid-cols-2 lg:mt-14 lg:grid-cols-(--columns) lg:gap-y-14"
        style={columns(items.length, 3)}
      >
        {items.map((item) => (
          <li key={item.title} data-reveal>
            <h3 className="text-h4">{item.title}</h3>
            <p className="mt-1 max-w-[56ch]">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
