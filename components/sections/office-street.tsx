import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/picture'
import { fixedWidth } from '@/components/ui/picture-sizes'
import { PictureStrip } from '@/components/ui/picture-strip'
import { pictureEntry } from '@/lib/pictures'

/** In rem. Narrower than MIN, windows and doors can no longer be told apart. */
const [MIN, MAX] = [13.5, 24]
/** Up to this number the houses do not fill the row: a house as wide as half a screen is taller than the screen. */
const MAX_APART = 3

interface StreetOffice {
  id: string
  picture: { file: string; alt: string }
}

interface OfficeStreetProps<Office> {
  offices: readonly Office[]
  /** What stands below each house: up to three rows of a subgrid. */
  below: (office: Office) => ReactNode
  className?: string
}

/** The padding of .wrap, so that the first house is in line with the texts above. It scrolls with the houses. */
const MARGIN = 'px-[max(var(--gutter),50%-40rem)] scroll-px-[max(var(--gutter),50%-40rem)]'

/** The houses of all offices side by side. Each picture is as wide as its piece of pavement. */
export function OfficeStreet<Office extends StreetOffice>({
  offices,
  below,
  className = '',
}: OfficeStreetProps<Office>) {
  const apart = offices.length <= MAX_APART
  const sizes = apart
    ? `${MAX}rem`
    : `(min-width: 86rem) ${Math.round(80 / offices.length)}rem, (min-width: ${Math.round(MIN * offices.length * 1.08)}rem) ${Math.round(92 / offices.length)}vw, ${fixedWidth(MIN)}`
  return (
    <PictureStrip
      label="Our offices"
      columns={[`${MIN}rem`, apart ? `${MAX}rem` : '1fr']}
      className={`${MARGIN} ${className}`}
    >
      {offices.map((office) => (
        <li key={office.id} className="row-span-4 grid grid-rows-subgrid">
          <Picture
            entry={pictureEntry(office.picture.file)}
            alt={office.picture.alt}
            sizes={sizes}
            className="self-end data-photograph:mr-5"
          />
          {below(office)}
        </li>
      ))}
    </PictureStrip>
  )
}
