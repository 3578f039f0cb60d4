import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/picture'
import { PictureStrip } from '@/components/ui/picture-strip'
import { pictureEntry } from '@/lib/pictures'

/** In rem. Narrower than MIN, windows and doors can no longer be told apart. */
const [MIN, MAX] = [15, 24]
/** Up to this number the houses do not fill the row: a house as wide as half a screen is taller than the screen. */
const MAX_APART = 3

interface StreetOffice {
  id: string
  picture: { file: string; alt: string }
}

interface OfficeStreetProps<Office> {
  offices: readonly Office[]
  /** What stands below each house. */
  below: (office: Office) => ReactNode
  /** Whether the street is in the first screen. */
  priority?: boolean
  className?: string
}

/** The houses of all offices side by side. Each picture is as wide as its piece of pavement. */
export function OfficeStreet<Office extends StreetOffice>({
  offices,
  below,
  priority = false,
  className = '',
}: OfficeStreetProps<Office>) {
  const apart = offices.length <= MAX_APART
  const sizes = apart
    ? `${MAX}rem`
    : `(min-width: ${MIN * offices.length}rem) ${Math.round(100 / offices.length)}vw, ${MIN}rem`
  return (
    <PictureStrip label="Our offices" columns={[`${MIN}rem`, apart ? `${MAX}rem` : '1fr']} className={className}>
      {offices.map((office, index) => (
        <li key={office.id}>
          <Picture
            entry={pictureEntry(office.picture.file)}
            alt={office.picture.alt}
            sizes={sizes}
            priority={priority && index === 0}
          />
          {below(office)}
        </li>
      ))}
    </PictureStrip>
  )
}
