import { Section } from '@/components/ui/section'
import { content, type ServiceEntry } from '@/lib/content'

type DeliverablesProps = Pick<ServiceEntry, 'name' | 'floor'> & { deliverables: string[] }

/** What is handed over, drawn as a receipt. Its floor differs from that of the next section. */
export function Deliverables({ name, deliverables, floor }: DeliverablesProps) {
  const { site, labels } = content()
  return (
    <Section floor={floor === 'sand' ? 'sky' : 'sand'} id="deliverables" labelledBy="deliverables-title">
      <div className="grid gap-10 lg:grid-cols-12 lg:gap-x-6">
        <h2 id="deliverables-title" className="text-h2 lg:col-span-4">
          {labels.service.deliverables}
        </h2>
        <div data-reveal className="lg:col-span-8">
          <div className="receipt-shadow under-lamp lg:-rotate-1">
            <div className="receipt floor-sand always-light bg-surface px-5 pt-6 sm:px-10 lg:px-12 lg:pt-8">
              <p className="flex flex-wrap justify-between gap-x-6 border-line-strong border-b-[1.5px] border-dashed pb-4 font-mono text-label">
                <span className="font-semibold">{site.brand}</span>
                <span className="tabular sm:order-last">
                  {deliverables.length} {deliverables.length === 1 ? 'item' : 'items'}
                </span>
                <span className="max-sm:w-full">{name}</span>
              </p>
              <ul>
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
            </div>
          </div>
        </div>
      </div>
    </Section>
  )
}
