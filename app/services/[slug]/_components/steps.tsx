import { Section } from '@/components/ui/section'
import { content, type ServiceEntry } from '@/lib/content'
import { type Bar, type Tick, timeline } from '@/lib/timeline'

/** The minimum duration is filled, the maximum outlined. */
function TimelineBar({ bar, time, ticks }: { bar: Bar; time: string; ticks: Tick[] }) {
  const { start, min, max, openEnded } = bar
  const alignRight = start + max / 2 > 55
  return (
    <div className="relative min-h-24">
      {ticks.map(({ week, position }) => (
        <span
          key={week}
          aria-hidden="true"
          className="absolute inset-y-0 border-line border-l-[1.5px]"
          style={{ left: `${position}%` }}
        />
      ))}
      <span
        aria-hidden="true"
        className={`absolute top-5 h-9 rounded-control border-[1.5px] border-marigold border-dashed ${openEnded ? 'border-r-0' : ''}`}
        style={{ left: `${start}%`, width: `${max}%` }}
      />
      <span
        aria-hidden="true"
        className={`absolute top-5 h-9 min-w-2 rounded-control bg-marigold ${openEnded ? 'step-open-ended' : ''}`}
        style={{ left: `${start}%`, width: `${min}%` }}
      />
      {/* The space before the text gives way to a long one. */}
      <div className={`absolute inset-x-0 top-16 flex ${alignRight ? 'flex-row-reverse' : ''}`}>
        <span style={{ width: `${alignRight ? Math.max(0, 100 - start - max) : start}%` }} />
        <p className="max-w-full flex-none bg-bg px-1.5 text-h4 leading-none">{time}</p>
      </div>
    </div>
  )
}

/** On phones the number alone, because the words would overlap. */
function Week({ number }: { number: number }) {
  return (
    <>
      <span className="max-sm:hidden">{content().labels.service.week} </span>
      {number}
    </>
  )
}

/** The steps with a timeline to scale. */
export function Steps({ steps }: Pick<ServiceEntry, 'steps'>) {
  const labels = content().labels.service
  const schedule = timeline(steps.map(({ time }) => time))
  return (
    <Section
      floor="ink"
      id="steps"
      labelledBy="steps-title"
      title={steps.every(({ time }) => time) ? labels.steps : labels.toSteps}
    >
      {schedule ? (
        <div aria-hidden="true" className="mt-10 lg:grid lg:grid-cols-12 lg:gap-x-6">
          <div className="relative h-6 lg:col-span-7 lg:col-start-6">
            {schedule.ticks.map(({ week, position }) => (
              <span
                key={week}
                className="label absolute top-0 whitespace-nowrap"
                style={position > 92 ? { right: 0 } : { left: `${position}%` }}
              >
                {week === 0 ? labels.start : <Week number={week} />}
              </span>
            ))}
          </div>
        </div>
      ) : null}
      <ol className={`border-line border-b-[1.5px] ${schedule ? 'mt-2' : 'mt-10'}`}>
        {steps.map(({ title, text, time }, index) => {
          const bar = schedule?.bars[index]
          return (
            <li key={title} className="border-line border-t-[1.5px] lg:grid lg:grid-cols-12 lg:gap-x-6">
              <div className={`pt-6 lg:col-span-5 lg:pb-8 ${bar ? '' : 'pb-6'}`}>
                <h3 className="text-h3">{title}</h3>
                <p className="mt-2 max-w-[46ch] text-muted">{text}</p>
                {time && !bar ? <p className="mt-2 text-h4">{time}</p> : null}
              </div>
              {time && bar && schedule ? (
                <div className="mt-4 grid lg:col-span-7 lg:mt-0">
                  <TimelineBar bar={bar} time={time} ticks={schedule.ticks} />
                </div>
              ) : null}
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
