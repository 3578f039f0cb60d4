import { Section } from '@/components/ui/section'
import { content, type ServiceEntry } from '@/lib/content'
import { Carton } from './carton'

/** What is handed over, as the slip that lies in the box; never on the ground of the section that follows. */
export function Receives({ name, receives, floor }: Pick<ServiceEntry, 'name' | 'receives' | 'floor'>) {
  const { brand } = content().site
  return (
    <Section floor={floor === 'sand' ? 'sky' : 'sand'} id="receives" labelledBy="receives-title">
      <div className="grid gap-10 lg:grid-cols-12 lg:gap-x-6">
        <div className="flex flex-col justify-between gap-10 lg:col-span-4">
          <h2 id="receives-title" className="text-h2">
            What you receive
          </h2>
          <Carton className="hidden w-[min(100%,19rem)] lg:block" />
        </div>
        <div data-reveal className="lg:col-span-7 lg:col-start-6">
          <div className="slip-shadow lg:-rotate-1">
            <div className="packing-slip px-5 pt-7 sm:px-9">
              <p className="flex flex-wrap justify-between gap-x-6 border-line-strong border-b-[1.5px] border-dashed pb-4 font-mono text-label">
                <span className="font-semibold">{brand}</span>
                <span>{name}</span>
                <span className="tabular">{receives.length} items</span>
              </p>
              <ul>
                {receives.map((item) => (
                  <li
                    key={item}
                    className="grid grid-cols-[1.5rem_1fr] items-start gap-4 border-line border-b-[1.5px] py-4 text-lead leading-snug last:border-b-0"
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
