import type { ReactNode } from 'react'
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

/** The first desk and the five offices on one ground line, in the order in which they came. */
export function Street() {
  const { about, site } = content()
  const { picture } = about.story
  const { founders } = site.claims
  return (
    <ol className="mt-10 -mb-8 grid grid-cols-3 max-[18em]:grid-cols-1 sm:grid-cols-12 lg:mt-8 lg:grid-cols-[1.35fr_1.15fr_repeat(4,1fr)]">
      <Plot
        name={`${founders?.value} ${founders?.label.toLowerCase()}`}
        className="col-span-full sm:col-span-7 lg:col-span-1"
      >
        <Picture
          entry={pictureEntry(picture.file)}
          alt={picture.alt}
          sizes={DESK}
          priority
          className={`relative self-end ${ROOM_INSET}`}
        />
      </Plot>
      {site.offices.map(({ id, city, headOffice, picture: house }) => (
        <Plot
          key={id}
          name={city}
          className={`lg:col-span-1 ${headOffice ? 'col-span-2 max-[18em]:col-span-1 sm:col-span-5' : 'sm:col-span-3'}`}
        >
          <Picture
            entry={pictureEntry(house.file)}
            alt={house.alt}
            sizes={headOffice ? HEAD_OFFICE : OFFICE}
            className={`relative self-end ${HOUSE_INSET}`}
          />
        </Plot>
      ))}
    </ol>
  )
}
