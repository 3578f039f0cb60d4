import { columns } from '@/components/ui/even-columns'
import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'
import { PhoneDrawing } from './phone-drawing'

export function WhyChoose() {
  const { title, items } = content().ourApps.why
  if (items.length === 0) return null
  return (
    <Section labelledBy="why-title">
      <h2 id="why-title" className="text-h1">
        {title}
      </h2>
      <ul className="mt-10 grid gap-x-6 gap-y-14 md:grid-cols-(--columns) lg:mt-16" style={columns(items.length, 3)}>
        {items.map((item) => (
          <li key={item.title} data-reveal className="grid grid-cols-1 gap-y-0 md:row-span-2 md:grid-rows-subgrid">
            {item.drawing ? <PhoneDrawing name={item.drawing} /> : null}
            <div className="border-line-strong border-t-[1.5px] pt-5 md:row-start-2">
              <h3 className="text-h3">{item.title}</h3>
              <p className="mt-3 max-w-[48ch] text-muted">{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
