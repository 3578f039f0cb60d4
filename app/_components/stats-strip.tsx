import { CountUp } from '@/components/motion/count-up'
import { content } from '@/lib/content'

export function StatsStrip() {
  const { home, site } = content()
  if (home.stats.claims.length === 0) return null
  return (
    <section aria-labelledby="stats-title" className="floor-teal">
      <div className="wrap py-14 lg:py-20">
        <h2 id="stats-title" className="label">
          {home.stats.title}
        </h2>
        <dl className="mt-6 border-line border-t-[1.5px]">
          {home.stats.claims.map((name) => (
            <div key={name} className="flex items-baseline justify-between gap-6 border-line border-b-[1.5px] py-3">
              <dt className="flex flex-1 items-baseline gap-6 text-lead after:mb-1.5 after:flex-1 after:border-line after:border-b-[3px] after:border-dotted">
                {site.claims[name]?.label}
              </dt>
              <dd className="shrink-0 whitespace-nowrap font-display text-[clamp(2.5rem,6vw,5rem)] leading-none tracking-figure">
                <CountUp value={site.claims[name]?.value ?? ''} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
