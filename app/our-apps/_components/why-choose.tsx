import { columns } from '@/components/ui/even-columns'
import { Section } from '@/components/ui/section'
import type { Content } from '@/lib/content/types'

export function WhyChoose({ title, items }: NonNullable<NonNullable<Content['ourApps']>['why']>) {
  if (items.length === 0) return null
  return (
    <Section floor="ink" labelledBy="why-title" title={title}>
      <ul className="mt-10 grid gap-x-6 gap-y-14 md:grid-cols-(--columns) lg:mt-16" style={columns(items.length, 3)}>
        {items.map(({ title: name, text, figure }) => (
          <li
            key={name}
            data-reveal
            className="grid grid-cols-1 content-start gap-y-0 border-line border-t-[1.5px] pt-6 md:row-span-2 md:grid-rows-subgrid"
          >
            {figure ? (
              <p className="flex flex-wrap items-baseline gap-x-4 gap-y-2 pb-8 text-marigold md:max-lg:flex-col">
                <span className="whitespace-nowrap font-display text-[clamp(4.5rem,9vw,8rem)] leading-[0.85]">
                  {figure.value}
                </span>{' '}
                <span className="font-semibold">{figure.label}</span>
              </p>
            ) : null}
            <div className="md:row-start-2">
              <h3 className="text-h3">{name}</h3>
              <p className="mt-3 max-w-[48ch] text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
