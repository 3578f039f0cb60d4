import type { CSSProperties, ReactNode } from 'react'
import { Picture } from '@/components/ui/picture'
import { content } from '@/lib/content'
import { pictureEntry } from '@/lib/pictures'

/**
 * The masters have empty ground round the object: this much further out, its left corner stands above its name, its right
 * one just before the next, and its foot on the line.
 */
const ROOM_INSET = '-mr-[8.8%] -mb-[1.4%] -ml-[12.8%]'
const HOUSE_INSET = '-mr-[10.2%] -mb-[4.7%] -ml-[13.2%]'

interface PlotProps {
  name: string
  className?: string
  children: ReactNode
}

function Plot({ name, className = '', children }: PlotProps) {
  return (
    <li className={`row-span-2 grid grid-cols-1 grid-rows-subgrid ${className}`}>
      {children}
      <p className="border-line-strong border-t-[1.5px] pt-2.5 pr-3 pb-8 text-small leading-snug first-letter:uppercase">
        {name}
      </p>
    </li>
  )
}

/** So many houses stand beside the desk in one row, from 64rem on; more make two rows. */
const IN_ONE_ROW = 5
/** Of that row, where a house after the first takes 1. */
const [DESK, HEAD] = [1.35, 1.15]
/** Pictures are made for houses that are no larger: with fewer, the ground goes on beside them. */
const LEAST = 3.5

interface Plots {
  style: CSSProperties
  desk: string
  house: (index: number) => string
}

/**
 * How many columns the desk and the first house take, so that no row ends before the ground does: of three (phone), of
 * twelve (from 40rem on, three for each house) and of what 64rem have. And how large that makes their pictures.
 */
function plots(count: number): Plots {
  const phone = [1, 3, 2][count % 3] ?? 1
  const spare = 3 - (count % 4)
  const [desk, head] = spare === 2 ? [7, 5] : [3 * (1 + spare), 3]
  const rows = count > IN_ONE_ROW
  const columns = Math.ceil((count + 1) / 2)
  const deskWide = rows ? 2 - (count % 2) : 1
  const whole = rows ? columns : Math.max(LEAST, DESK + HEAD + count - 1)
  /** A picture reaches a quarter over its plot. */
  const sizes = (share: number, tablet: number, phone: number) =>
    `(min-width: 86rem) ${Math.round((100 * share) / whole)}rem, (min-width: 64rem) ${Math.round((116 * share) / whole)}vw, (min-width: 40rem) ${tablet}vw, ${phone}vw`
  return {
    style: {
      '--head-phone': `span ${phone}`,
      '--desk': `span ${desk}`,
      '--head': `span ${head}`,
      '--desk-wide': `span ${deskWide}`,
      '--columns': rows ? `repeat(${columns}, 1fr)` : `${DESK}fr ${HEAD}fr repeat(${Math.max(1, count - 1)}, 1fr)`,
    },
    desk: sizes(rows ? deskWide : DESK, Math.round(9.4 * desk), 76),
    house: (index) => (index === 0 ? sizes(rows ? 1 : HEAD, Math.round(9.6 * head), 27 * phone) : sizes(1, 29, 33)),
  }
}

/** The first desk and the offices on one ground line, in the order in which they came. */
export function HeroHouses() {
  const { about, site } = content()
  const { picture, caption } = about.story
  const { style, desk, house } = plots(site.offices.length)
  return (
    <ol
      className="mt-10 -mb-8 grid grid-cols-3 max-[18em]:grid-cols-1 sm:grid-cols-12 lg:mt-8 lg:grid-cols-(--columns)"
      style={style}
    >
      <Plot name={caption} className="col-span-full sm:col-(--desk) lg:col-(--desk-wide)">
        <Picture
          entry={pictureEntry(picture.file)}
          alt={picture.alt}
          sizes={desk}
          priority
          className={`relative self-end ${ROOM_INSET}`}
        />
      </Plot>
      {site.offices.map(({ id, city, picture: front }, index) => (
        <Plot
          key={id}
          name={city}
          className={`lg:col-span-1 ${index === 0 ? 'col-(--head-phone) max-[18em]:col-span-1 sm:col-(--head)' : 'sm:col-span-3'}`}
        >
          <Picture
            entry={pictureEntry(front.file)}
            alt={front.alt}
            sizes={house(index)}
            className={`relative self-end ${HOUSE_INSET}`}
          />
        </Plot>
      ))}
    </ol>
  )
}
