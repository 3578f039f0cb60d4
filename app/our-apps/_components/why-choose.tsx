import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'

/** Three promises the size of a poster's lines, each with its proof in the margin. */
export function WhyChoose() {
  const { title, items } = content().ourApps.why
  return (
    <Section labelledBy="why-title">
      <h2 id="why-title" className="text-h4">
        {title}
      </h2>
      <ul className="mt-6 border-line-strong border-t-[1.5px]">
        {items.map((item) => (
          <li
            key={item.title}
            data-reveal
            className="grid gap-x-6 gap-y-3 border-line-strong border-b-[1.5px] py-6 lg:grid-cols-12 lg:items-center lg:py-9"
          >
            <h3 className="text-[clamp(2.75rem,6.8vw,6.5rem)] leading-[0.9] tracking-[-0.05em] lg:col-span-8">
              {item.title}
            </h3>
            <p className="max-w-[48ch] text-muted lg:col-span-4">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
