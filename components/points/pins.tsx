import { Picture } from '@/components/ui/picture'
import { columnSizes } from '@/components/ui/picture-sizes'
import type { ArrangementProps } from './arrangement-props'
import { PointText } from './point-text'

/** The points beside a picture; the number of each is on the picture too. */
export function PinsPoints({ points: { picture, items }, heading, intro }: ArrangementProps<'pins'>) {
  return (
    <>
      {intro}
      {heading}
      <div className="pins">
        <div className="pins-picture">
          <Picture picture={picture} sizes={columnSizes(6)} />
          {items.map(({ title, pin }, index) => (
            <span
              key={title}
              aria-hidden="true"
              className="pins-number pins-pin"
              style={{ '--x': `${pin.x}%`, '--y': `${pin.y}%` }}
            >
              {index + 1}
            </span>
          ))}
        </div>
        <ol className="pins-list">
          {items.map(({ title, text }, index) => (
            <li key={title} data-reveal>
              <PointText
                title={title}
                text={text}
                number={
                  <span aria-hidden="true" className="pins-number">
                    {index + 1}
                  </span>
                }
              />
            </li>
          ))}
        </ol>
      </div>
    </>
  )
}
