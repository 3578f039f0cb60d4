import type { CSSProperties, ReactNode } from 'react'
import { Picture } from '@/components/ui/picture'
import { content } from '@/lib/content'
import { pictureEntry } from '@/lib/pictures'

const DESK = '(min-width: 86rem) 20.5rem, (min-width: 64rem) 24vw, (min-width: 40rem) 66vw, 76vw'
const HEAD_OFFICE = '(min-width: 86rem) 17.5rem, (min-width: 64rem) 21vw, (min-width: 40rem) 48vw, 54vw'
const OFFICE = '(min-width: 86rem) 15.5rem, (min-width: 64rem) 18vw, (min-width: 40rem) 29vw, 33vw'

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

/**
 * How many columns the desk and the first house take, so that no row ends before the ground does: of three (phone), of
 * twelve (from 40rem on, three for each house) and of what 64rem have.
 */
function plots(count: number): CSSProperties {
  const spare = 3 - (count % 4)
  const [desk, head] = spare === 2 ? [7, 5] : [3 * (1 + spare), 3]
  const rows = count > IN_ONE_ROW
  return {
    '--head-phone': `span ${[1, 3, 2][count % 3]}`,
    '--desk': `span ${desk}`,
    '--head': `span ${head}`,
    '--desk-wide': `span ${rows ? 2 - (count % 2) : 1}`,
    '--columns': rows ? `repeat(${Math.ceil((count + 1) / 2)}, 1fr)` : `1.35fr 1.15fr repeat(${count - 1}, 1fr)`,
  }
}

/** The first desk and the offices on one ground line, in the order in which they came. */
export function Street() {
  const { about, site } = content()
  const { picture, caption } = about.story
  return (
    <ol
      className="mt-10 -mb-8 grid grid-cols-3 max-[18em]:grid-cols-1 sm:grid-cols-12 lg:mt-8 lg:grid-cols-(--columns)"
      style={plots(site.offices.length)}
    >
      <Plot name={caption} className="col-span-full sm:col-(--desk) lg:col-(--desk-wide)">
        <Picture
          entry={pictureEntry(picture.file)}
          alt={picture.alt}
          sizes={DESK}
          priority
          className={`relative self-end ${ROOM_INSET}`}
        />
      </Plot>
      {site.offices.map(({ id, city, picture: house }, index) => (
        <Plot
          key={id}
          name={city}
          className={`lg:col-span-1 ${index === 0 ? 'col-(--head-phone) max-[18em]:col-span-1 sm:col-(--head)' : 'sm:col-span-3'}`}
        >
          <Picture
            entry={pictureEntry(house.file)}
            alt={house.alt}
            sizes={index === 0 ? HEAD_OFFICE : OFFICE}
            className={`relative self-end ${HOUSE_INSET}`}
          />
        </Plot>
      ))}
    </ol>
  )
}
