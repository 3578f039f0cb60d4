import { AFTER_INTRO, type ArrangementProps } from './arrangement-props'
import { PointText } from './point-text'

/** In two columns; the last of an odd number has a row of its own. */
export function PlainPoints({ points: { items }, heading, intro, numbered }: ArrangementProps<'plain'>) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <>
      {intro}
      <div className={intro ? AFTER_INTRO : ''}>{heading}</div>
      <List className="mt-10 grid gap-x-6 md:grid-cols-2 lg:gap-x-16">
        {items.map(({ title, text }, index) => (
          <li
            key={title}
            data-reveal
            className="border-line-strong border-t-[1.5px] pt-5 pb-10 last:odd:md:col-span-2 last:odd:md:grid last:odd:md:grid-cols-2 last:odd:md:gap-x-6 last:odd:lg:gap-x-16"
          >
            <PointText title={title} text={text} number={numbered ? index + 1 : undefined} />
          </li>
        ))}
      </List>
    </>
  )
}
