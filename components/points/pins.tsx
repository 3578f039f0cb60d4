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
      <div className="mt-10 grid gap-10 lg:mt-14 lg:grid-cols-2 lg:gap-x-[clamp(2rem,5vw,5rem)]">
        <div className="relative w-[min(100%,38rem)] justify-self-center lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:self-start print:relative print:top-auto">
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
        <ol className="grid content-center gap-x-10 gap-y-8 md:max-lg:grid-cols-2 lg:gap-y-10">
          {items.map(({ title, text }, index) => (
            <li key={title} data-reveal className="flex gap-x-5">
              <span aria-hidden="true" className="pins-number">
                {index + 1}
              </span>
              <PointText title={title} text={text} />
            </li>
          ))}
        </ol>
      </div>
    </>
  )
}
