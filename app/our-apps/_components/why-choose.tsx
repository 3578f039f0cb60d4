import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'

export function WhyChoose() {
  const { title, items } = content().ourApps.why
  if (items.length === 0) return null
  return (
    <Section labelledBy="why-title">
      <h2 id="why-title" className="text-h1">
        {title}
      </h2>
      <ul className="mt-8 lg:mt-12 border-line-strong border-t-[1.5px]">
        {items.map((item) => (
          <li
            key={item.title}
            data-reveal
            className="grid gap-x-6 gap-y-3 border-line-strong border-b-[1.5px] py-6 lg:grid-cols-12 lg:items-center lg:py-9"
          >
            <h3 className="text-h2 lg:col-span-7">{item.title}</h3>
            <p className="max-w-[48ch] text-muted lg:col-span-5">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
