import { Picture } from '@/components/ui/picture'
import { fixedWidth } from '@/components/ui/picture-sizes'
import { PictureStrip } from '@/components/ui/picture-strip'
import type { Office } from '@/lib/content/types'
import { addressLines } from '@/lib/postal-address'

/** In rem. Narrower than MIN, windows and doors can no longer be told apart. */
const [MIN, MAX] = [13.5, 24]
/** Up to this number the houses do not fill the row: a house as wide as half a screen is taller than the screen. */
const MAX_APART = 3

interface OfficeStreetProps {
  offices: readonly Office[]
  withNotes?: boolean
  className: string
}

/** The padding of .wrap, so that the first house is in line with the texts above. It scrolls with the houses. */
const MARGIN = '[--strip-margin:max(var(--gutter),50%-40rem)]'

/** The houses of all offices side by side, with their addresses. Each picture is as wide as its piece of pavement. */
export function OfficeStreet({ offices, withNotes = false, className }: OfficeStreetProps) {
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
          {office.picture ? <Picture picture={office.picture} sizes={sizes} className="self-end" /> : null}
          <div className="row-span-3 row-start-2 grid grid-rows-subgrid pt-5 pr-4">
            <h3 className="text-h4">{office.city}</h3>
            {withNotes && office.note ? <p className="mt-2 max-w-[40ch] text-muted text-small">{office.note}</p> : null}
            <address className="row-start-3 mt-3 text-small not-italic">
              {addressLines(office).map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
          </div>
        </li>
      ))}
    </PictureStrip>
  )
}
