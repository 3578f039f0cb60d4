import { Picture } from '@/components/ui/picture'
import { columnSizes, fixedWidth } from '@/components/ui/picture-sizes'
import type { ArrangementProps } from './arrangement-props'
import { PointNumber } from './point-number'

/** The points as messages on the screen of a phone, which is as wide as the viewport on phones. */
export function PhonePoints({ points, heading, intro, numbered, List }: ArrangementProps<'phone'>) {
  const { floor, time, place, status, picture, items } = points
  return (
    <div className="grid gap-x-[clamp(3rem,9vw,9rem)] gap-y-12 lg:grid-cols-[minmax(0,1fr)_27.5rem]">
      <div>
        {intro}
        {/* Stays beside the phone, which is higher than the viewport. */}
        <div className="lg:sticky lg:top-[calc(var(--header-height)+2rem)]">
          {heading}
          {picture ? (
            <div className="mt-10 hidden max-w-140 lg:block">
              <Picture picture={picture} sizes={columnSizes(6)} />
            </div>
          ) : null}
        </div>
      </div>
      <div className="phone-body floor-ink">
        <div className={`phone-screen floor-${floor} always-light`}>
          <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2 px-2 font-semibold text-label">
            <span aria-hidden="true">{time}</span>
            <span className="floor-ink h-6 w-22 rounded-picture" />
            <span className="text-right">{status}</span>
          </div>
          <p className="phone-clock">
            {time} <span>{place}</span>
          </p>
          <List className="grid gap-3">
            {items.map(({ title, text, label, icon }, index) => (
              <li
                key={title}
                className="floor-paper always-light flex break-inside-avoid gap-3.5 rounded-picture pt-3.5 pr-4 pb-4.5 pl-3.5 forced-colors:border-[1.5px]"
              >
                {icon ? (
                  <div className="w-10 flex-none">
                    <Picture picture={icon} sizes={fixedWidth(2.5)} />
                  </div>
                ) : null}
                <div>
                  {label ? <p className="label">{label}</p> : null}
                  <h3 className="flex items-baseline gap-2 text-h4 not-first:mt-1">
                    {numbered ? <PointNumber number={index + 1} /> : null}
                    <span>{title}</span>
                  </h3>
                  <p className="mt-1.5 text-muted text-small">{text}</p>
                </div>
              </li>
            ))}
          </List>
        </div>
      </div>
    </div>
  )
}
