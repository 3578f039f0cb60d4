import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'

export function Limits() {
  const { title, items } = content().accessibility.limits
  if (items.length === 0) return null
  return (
    <Section floor="marigold" labelledBy="limits-title">
      <div className="grid gap-x-6 gap-y-10 lg:grid-cols-12">
        <h2 id="limits-title" className="text-h1 lg:col-span-6">
          {title}
        </h2>
        <ul className="grid gap-y-8 lg:col-span-6">
          {items.map((item) => (
            <li key={item.title} data-reveal>
              <h3 className="text-h4">{item.title}</h3>
              <p className="mt-1 max-w-[56ch]">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
