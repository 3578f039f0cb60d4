import { Section } from '@/components/ui/section'
import { content, type ServiceEntry } from '@/lib/content'

/** What is handed over and what it costs, drawn as a receipt. Its floor differs from that of the next section. */
export function Deliverables({ name, service }: { name: string; service: ServiceEntry }) {
  const { site, labels } = content()
  const { deliverables = [], costs, floor } = service
  const count = deliverables.length
  if (count === 0 && !costs) return null
  const id = count > 0 ? 'deliverables' : 'costs'
  const hasTwoParts = count > 0 && costs !== undefined
  return (
    <Section floor={floor === 'sand' ? 'sky' : 'sand'} id={id} labelledBy={`${id}-title`}>
      <div className="grid gap-10 lg:grid-cols-12 lg:gap-x-6">
        <h2 id={`${id}-title`} className={`text-h2 ${hasTwoParts ? 'lg:col-span-12' : 'lg:col-span-4'}`}>
          {labels.service[id]}
        </h2>
        <div
          data-reveal
          className={`under-lamp dark:mt-4 lg:-rotate-1 ${hasTwoParts ? 'lg:col-span-12' : 'lg:col-span-8'}`}
        >
          <div className="receipt-shadow">
            <div className="receipt floor-paper always-light bg-surface px-5 pt-6 sm:px-10 lg:px-12 lg:pt-8">
              <p className="flex flex-wrap justify-between gap-x-6 border-line-strong border-b-[1.5px] border-dashed pb-4 font-mono text-label">
                <span className="font-semibold">{site.brand}</span>
                {count > 0 ? (
                  <span className="tabular sm:order-last">
                    {count} {count === 1 ? 'item' : 'items'}
                  </span>
                ) : null}
                <span className="max-sm:w-full">{name}</span>
              </p>
              <div className={hasTwoParts ? 'lg:grid lg:grid-cols-[7fr_5fr]' : ''}>
                {count > 0 ? (
                  <ul className={hasTwoParts ? 'lg:pr-10' : ''}>
                    {deliverables.map((item) => (
                      <li
                        key={item}
                        className="grid grid-cols-[1.5rem_1fr] items-start gap-4 border-line border-b-[1.5px] py-4 text-lead leading-snug last:border-b-0 lg:gap-6"
                      >
                        <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" className="mt-0.5 size-6">
                          <path d="M2 2h20v20H2z" stroke="var(--ink)" strokeWidth="1.75" />
                          <path d="m5 12 5 6L22-1" stroke="var(--accent)" strokeWidth="3" />
                        </svg>
                        {item}
                      </li>
                    ))}
                  </ul>
                ) : null}
                {costs ? <Costs costs={costs} title={hasTwoParts ? labels.service.costs : undefined} /> : null}
              </div>
            </div>
          </div>
        </div>
      </div>
    </Section>
  )
}

/** The prices, with a title below or, on a large screen, beside the list of what is handed over. */
function Costs({ costs, title }: { costs: NonNullable<ServiceEntry['costs']>; title: string | undefined }) {
  return (
    <div
      className={
        title ? 'border-line-strong border-t-[1.5px] border-dashed pt-4 lg:border-t-0 lg:border-l-[1.5px] lg:pl-10' : ''
      }
    >
      {title ? (
        <h3 id="costs" className="font-mono font-semibold text-label">
          {title}
        </h3>
      ) : null}
      <dl className="text-lead leading-snug">
        {costs.items.map(({ title: what, price }) => (
          <div
            key={what}
            className={`flex flex-wrap justify-between gap-x-6 gap-y-1 border-line border-b-[1.5px] py-4 sm:flex-nowrap ${title ? 'lg:block' : ''}`}
          >
            <dt>{what}</dt>
            <dd className={`tabular font-semibold sm:shrink-0 ${title ? 'lg:mt-1 lg:text-h3' : ''}`}>{price}</dd>
          </div>
        ))}
      </dl>
      {costs.note ? <p className="py-4 text-muted text-small">{costs.note}</p> : null}
    </div>
  )
}
