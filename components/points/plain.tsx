import type { ArrangementProps } from './arrangement-props'
import { PointNumber } from './point-number'

/** A row of large type for each point. */
export function PlainPoints({ points: { items }, heading, intro, numbered, List }: ArrangementProps<'plain'>) {
  return (
    <>
      {intro}
      {heading}
      <List className="mt-10 border-line-strong border-b-[1.5px] lg:mt-14">
        {items.map(({ title, text }, index) => (
          <li
            key={title}
            data-reveal
            className="grid gap-x-6 gap-y-3 border-line-strong border-t-[1.5px] py-6 md:grid-cols-12 md:items-baseline lg:py-9"
          >
            <div className="flex items-baseline gap-x-5 md:col-span-6 lg:gap-x-10">
              {numbered ? <PointNumber number={index + 1} className="text-h2 leading-none" /> : null}
              <h3 className="max-w-[16em] text-[clamp(1.5rem,1.6vw+0.9rem,2.5rem)] leading-[1.05]">{title}</h3>
            </div>
            <p className="max-w-[58ch] text-lead text-muted md:col-span-6">{text}</p>
          </li>
        ))}
      </List>
    </>
  )
}
