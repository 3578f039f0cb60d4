import type { CSSProperties, ReactNode } from 'react'
import { Picture } from '@/components/ui/picture'
import { content } from '@/lib/content'
import { pictureEntry } from '@/lib/pictures'

/** Negative margins for the transparent edges of the pictures. */
const DESK_INSET = '-mr-[8.8%] -mb-[1.4%] -ml-[12.8%]'
const HOUSE_INSET = '-mr-[10.2%] -mb-[4.7%] -ml-[13.2%]'

interface GridItemProps {
  name: string
  className?: string
  children: ReactNode
}

function GridItem({ name, className = '', children }: GridItemProps) {
  return (
    <li className={`row-span-2 grid grid-cols-1 grid-rows-subgrid ${className}`}>
      {children}
      <p className="border-line-strong border-t-[1.5px] pt-2.5 pr-3 pb-8 text-small leading-snug first-letter:uppercase">
        {name}
      </p>
    </li>
  )
}

/** From 64rem, up to this number of houses is in one row with the desk; more make two rows. */
const MAX_IN_ONE_ROW = 5
/** The widths of the desk and the first house in that row, in `fr`. The other houses are 1fr wide. */
const [DESK_FR, FIRST_FR] = [1.35, 1.15]
/** Limits the size of the pictures when there are few. */
const MIN_TOTAL_FR = 3.5

interface GridLayout {
  style: CSSProperties
  deskSizes: string
  houseSizes: (index: number) => string
}

/**
 * The column spans of the desk and the first house that make every row full, and the `sizes` of the pictures: of three
 * columns, of twelve from 40rem (three for each other house), and of `--columns` from 64rem.
 */
function gridLayout(count: number): GridLayout {
  const firstPhone = [1, 3, 2][count % 3] ?? 1
  const spare = 3 - (count % 4)
  const [desk, first] = spare === 2 ? [7, 5] : [3 * (1 + spare), 3]
  const twoRows = count > MAX_IN_ONE_ROW
  const columns = Math.ceil((count + 1) / 2)
  const deskWide = twoRows ? 2 - (count % 2) : 1
  const totalFr = twoRows ? columns : Math.max(MIN_TOTAL_FR, DESK_FR + FIRST_FR + count - 1)
  // With its negative margins a picture is about a quarter wider than its column.
  const sizes = (fr: number, tablet: number, phone: number) =>
    `(min-width: 86rem) ${Math.round((100 * fr) / totalFr)}rem, (min-width: 64rem) ${Math.round((116 * fr) / totalFr)}vw, (min-width: 40rem) ${tablet}vw, ${phone}vw`
  return {
    style: {
      '--first-phone': `span ${firstPhone}`,
      '--desk': `span ${desk}`,
      '--first': `span ${first}`,
      '--desk-wide': `span ${deskWide}`,
      '--columns': twoRows
        ? `repeat(${columns}, 1fr)`
        : `${DESK_FR}fr ${FIRST_FR}fr repeat(${Math.max(1, count - 1)}, 1fr)`,
    },
    deskSizes: sizes(twoRows ? deskWide : DESK_FR, Math.round(9.4 * desk), 76),
    houseSizes: (index) =>
      index === 0 ? sizes(twoRows ? 1 : FIRST_FR, Math.round(9.6 * first), 27 * firstPhone) : sizes(1, 29, 33),
  }
}

/** The first desk and the house of each office, on one line. */
export function HeroHouses() {
  const { about, site } = content()
  const { picture, caption } = about.story
  const { style, deskSizes, houseSizes } = gridLayout(site.offices.length)
  return (
    <ol
      className="mt-10 -mb-8 grid grid-cols-3 max-[18em]:grid-cols-1 sm:grid-cols-12 lg:mt-8 lg:grid-cols-(--columns)"
      style={style}
    >
      <GridItem name={caption} className="col-span-full sm:col-(--desk) lg:col-(--desk-wide)">
        <Picture
          entry={pictureEntry(picture.file)}
          alt={picture.alt}
          sizes={deskSizes}
          priority
          className={`relative self-end ${DESK_INSET}`}
        />
      </GridItem>
      {site.offices.map(({ id, city, picture: house }, index) => (
        <GridItem
          key={id}
          name={city}
          className={`lg:col-span-1 ${index === 0 ? 'col-(--first-phone) max-[18em]:col-span-1 sm:col-(--first)' : 'sm:col-span-3'}`}
        >
          <Picture
            entry={pictureEntry(house.file)}
            alt={house.alt}
            sizes={houseSizes(index)}
            className={`relative self-end ${HOUSE_INSET}`}
          />
        </GridItem>
      ))}
    </ol>
  )
}
