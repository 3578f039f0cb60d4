import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/picture'
import { content } from '@/lib/content'
import { pictureEntry } from '@/lib/pictures'

const DESK = '(min-width: 86rem) 22.6rem, (min-width: 48rem) 26vw, 91vw'
const HEAD_OFFICE = '(min-width: 86rem) 13.25rem, (min-width: 48rem) 15vw, 58vw'
const OFFICE = '(min-width: 86rem) 10.5rem, (min-width: 48rem) 12vw, 26vw'

interface PlotProps {
  year: number
  name: string
  className?: string
  children: ReactNode
}

function Plot({ year, name, className = '', children }: PlotProps) {
  return (
    <li
      className={`flex flex-col justify-end md:row-span-2 md:grid md:grid-cols-1 md:grid-rows-subgrid md:gap-y-0 ${className}`}
    >
      {children}
      <p className="-mx-3 border-line-strong border-t-[1.5px] px-3 pt-2 text-small leading-snug md:max-lg:text-label">
        <span className="label block">{year}</span>
        {name}
      </p>
    </li>
  )
}

/** The first desk and the five offices on one ground line, in the order in which they came. */
export function Street() {
  const { about, site } = content()
  const { picture, milestones } = about.story
  const { founders } = site.claims
  return (
    <ol className="mt-10 grid grid-cols-3 max-[18em]:grid-cols-1 gap-x-6 gap-y-8 md:grid-cols-[minmax(0,2.4fr)_minmax(0,1.3fr)_repeat(4,minmax(0,1fr))] md:grid-rows-[auto_auto] md:gap-y-0 lg:mt-6">
      <Plot
        year={milestones[0]?.year ?? 0}
        name={`${founders?.value} ${founders?.label.toLowerCase()}`}
        className="col-span-full md:col-span-1"
      >
        <Picture entry={pictureEntry(picture.file)} alt={picture.alt} sizes={DESK} priority className="md:self-end" />
      </Plot>
      {site.offices.map(({ id, city, opened, headOffice, picture: house }) => (
        <Plot
          key={id}
          year={opened}
          name={city}
          className={headOffice ? 'col-span-2 max-[18em]:col-span-1 md:col-span-1' : ''}
        >
          <Picture
            entry={pictureEntry(house.file)}
            alt={house.alt}
            sizes={headOffice ? HEAD_OFFICE : OFFICE}
            className="md:-mx-2 md:self-end"
          />
        </Plot>
      ))}
    </ol>
  )
}
