import { Picture } from '@/components/ui/picture'
import { columnSizes, fixedWidth } from '@/components/ui/picture-sizes'
import type { ArrangementProps } from './arrangement-props'
import { PointNumber } from './point-number'

/** The points as messages on the screen of a phone, which is as wide as the viewport on phones. */
export function PhonePoints({ points, heading, intro, numbered, List }: ArrangementProps<'phone'>) {
  const { floor, time, place, status, picture, items } = points
  return (
    <div className="phone">
      <div>
        {intro}
        <div className="phone-heading">
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
          <div className="phone-status">
            <span aria-hidden="true">{time}</span>
            <span className="phone-camera floor-ink" />
            <span>{status}</span>
          </div>
          <p className="phone-clock">
            {time} <span>{place}</span>
          </p>
          <List className="grid gap-3">
            {items.map(({ title, text, label, icon }, index) => (
              <li key={title} className="phone-message floor-paper always-light">
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
