import { CountUp } from '@/components/motion/count-up'
import { columns } from '@/components/ui/even-columns'
import { fitHeading } from '@/components/ui/fit-heading'
import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'
import './stat-objects.css'

/** The number of average letters that fit on an object at the largest size. */
const LETTERS = 4.5

type StatObject = ReturnType<typeof content>['home']['stats']['claims'][number]['object']

const OBJECTS: Record<StatObject, string> = {
  'key tag': 'stat-key-tag floor-marigold always-light',
  sign: 'stat-sign floor-sky always-light',
  calendar: 'stat-calendar floor-paper always-light',
  rosette: 'stat-rosette floor-coral always-light',
}

export function StatsStrip() {
  const { home, site } = content()
  const { title, claims } = home.stats
  if (claims.length === 0) return null
  return (
    <Section floor="teal" labelledBy="stats-title" className="py-16 lg:py-20">
      <h2 id="stats-title" className="text-h3">
        {title}
      </h2>
      <dl className="stat-wall" style={columns(claims.length, 4)}>
        {claims.map(({ claim, object }) => (
          <div key={claim} className={`stat-object ${OBJECTS[object]}`}>
            <dt className="font-semibold leading-tight">{site.claims[claim]?.label}</dt>
            <dd
              className="whitespace-nowrap font-display text-[calc(var(--fit)*min(max(2.75rem,5.4vw),5rem,11.5vw))] leading-none"
              style={fitHeading(site.claims[claim]?.value ?? '', LETTERS)}
            >
              <CountUp value={site.claims[claim]?.value ?? ''} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
