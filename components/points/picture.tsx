import { Picture } from '@/components/ui/picture'
import { TWO_COLUMNS } from '@/components/ui/picture-sizes'
import type { ArrangementProps } from './arrangement-props'
import { PointText } from './point-text'

/** The points beside one picture, which is above them below 48rem and stays in view beside them. */
export function PicturePoints({ points, heading, intro, numbered, List }: ArrangementProps<'picture'>) {
  const { picture, side, items } = points
  return (
    <>
      {intro}
      {heading}
      <div className="mt-10 grid gap-x-8 gap-y-10 md:grid-cols-2 lg:mt-14 lg:gap-x-16">
        <div className={side === 'left' ? undefined : 'md:order-1'}>
          <Picture
            picture={picture}
            sizes={`(min-width: 86rem) 38rem, (min-width: 64rem) 43vw, ${TWO_COLUMNS}`}
            className="lg:data-photograph:picture-fill md:sticky md:top-[calc(var(--header-height)+2rem)] lg:data-photograph:max-h-[46rem]"
          />
        </div>
        <List className="self-start border-line-strong border-b-[1.5px]">
          {items.map(({ title, text }, index) => (
            <li key={title} data-reveal className="border-line-strong border-t-[1.5px] py-6">
              <PointText title={title} text={text} number={numbered ? index + 1 : undefined} />
            </li>
          ))}
        </List>
      </div>
    </>
  )
}
