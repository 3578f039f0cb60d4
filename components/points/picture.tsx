import { Picture } from '@/components/ui/picture'
import { columnSizes } from '@/components/ui/picture-sizes'
import { pictureEntry } from '@/lib/pictures'
import { AFTER_INTRO, type ArrangementProps } from './arrangement-props'
import { PointText } from './point-text'

/** More points than this are in two columns beside the picture. */
const MAX_IN_ONE_COLUMN = 3

/** The points beside one picture, which is above them on phones. */
export function PicturePoints({ points, heading, intro, numbered }: ArrangementProps<'picture'>) {
  const { picture, side, items } = points
  const List = numbered ? 'ol' : 'ul'
  return (
    <>
      {intro}
      <div className={intro ? AFTER_INTRO : ''}>{heading}</div>
      <div className="mt-10 grid grid-cols-1 items-center gap-x-6 gap-y-10 lg:grid-cols-12">
        <div className={side === 'left' ? 'lg:col-span-5' : 'lg:order-1 lg:col-span-5 lg:col-start-8'}>
          <Picture entry={pictureEntry(picture.file)} alt={picture.alt} sizes={columnSizes(5)} />
        </div>
        <List
          className={`grid gap-x-10 gap-y-10 lg:row-start-1 ${side === 'left' ? 'lg:col-span-6 lg:col-start-7' : 'lg:col-span-6'} ${items.length > MAX_IN_ONE_COLUMN ? 'sm:grid-cols-2' : ''}`}
        >
          {items.map(({ title, text }, index) => (
            <li key={title} data-reveal>
              <PointText title={title} text={text} number={numbered ? index + 1 : undefined} />
            </li>
          ))}
        </List>
      </div>
    </>
  )
}
