import { Picture } from '@/components/ui/picture'
import { columnSizes } from '@/components/ui/picture-sizes'
import type { ArrangementProps } from './arrangement-props'
import { PointText } from './point-text'

/** Two pictures beside each other, and below them the points with what each side does about it. */
export function BeforeAfterPoints({ points, heading, intro, numbered, List }: ArrangementProps<'before-after'>) {
  const { legend, before, after, items } = points
  return (
    <>
      {intro}
      <div className="grid gap-x-[clamp(1.5rem,4vw,4rem)] gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]">
        {heading}
        {legend ? <p className="max-w-[34ch] self-end text-muted">{legend}</p> : null}
        <div className="grid break-inside-avoid grid-cols-2 gap-1.5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {[before, after].map(({ name, floor, picture, result }) => (
            <div key={name} className={`side floor-${floor}`}>
              <p className="side-name">{name}</p>
              <Picture picture={picture} sizes={columnSizes(4)} />
              <p className="tabular mt-3 text-small">{result}</p>
            </div>
          ))}
        </div>
      </div>
      <List className="mt-12 grid gap-x-6 md:grid-cols-2 lg:gap-x-16">
        {items.map(({ title, text, ...own }, index) => (
          <li
            key={title}
            data-reveal
            className="border-line-strong border-t-[1.5px] pt-5 pb-10 md:last:odd:col-span-full"
          >
            <PointText title={title} text={text} number={numbered ? index + 1 : undefined} />
            <dl className="side-lines mt-4 grid empty:hidden grid-cols-[auto_1fr] gap-x-3 gap-y-2">
              {[
                { side: before, line: own.before },
                { side: after, line: own.after },
              ].map(({ side, line }) =>
                line ? (
                  <div key={side.name} className="col-span-2 grid grid-cols-subgrid items-baseline">
                    <dt className={`label rounded-control px-2 py-0.5 text-ink floor-${side.floor}`}>{side.name}</dt>
                    <dd className="font-semibold leading-[1.35]">{line}</dd>
                  </div>
                ) : null,
              )}
            </dl>
          </li>
        ))}
      </List>
    </>
  )
}
