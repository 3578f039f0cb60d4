import { Picture } from '@/components/ui/picture'
import { columnSizes, fixedWidth } from '@/components/ui/picture-sizes'
import { PictureStrip } from '@/components/ui/picture-strip'
import { content } from '@/lib/content'

/** In rem: the narrowest width at which the people of a scene can be told apart, and the widest of a single one. */
const [MIN, MAX] = [18, 36]

/**
 * Scenes that touch at their corners. The floor of the hero ends behind their walls, at the height of the lowest of them,
 * and each covers the transparent margin of the one before.
 */
export function Culture() {
  const { title, lead, highlights, photos } = content().careers.culture
  const apart = photos.length < 4
  const isSingle = photos.length === 1
  const inRow = (width: number) =>
    `(min-width: ${MIN * photos.length}rem) ${Math.round(width / photos.length)}vw, ${fixedWidth(MIN)}`
  const inWrap = isSingle ? `${MAX}rem` : columnSizes(12 / photos.length, inRow(92))
  const sizes = apart ? inWrap : inRow(100)
  return (
    <section aria-labelledby="culture-title" className="floor-paper flow-root">
      {photos.length > 0 ? (
        <div className="floor-marigold relative">
          <div aria-hidden="true" className="floor-paper absolute inset-x-0 bottom-0 h-[31%]" />
          <PictureStrip
            label={title}
            columns={[`${MIN}rem`, isSingle ? `${MAX}rem` : '1fr']}
            className={apart ? 'wrap relative' : 'relative'}
          >
            {photos.map((picture, index) => (
              <li key={picture.file} className="self-end not-first:has-data-cut-out:-ml-[0.6%]">
                <Picture picture={picture} sizes={sizes} priority={index === 0} />
              </li>
            ))}
          </PictureStrip>
        </div>
      ) : null}
      <div className="wrap pb-20 lg:pb-28">
        <div className="mt-12 grid gap-x-6 gap-y-10 lg:mt-14 lg:grid-cols-12">
          <div className="lg:col-span-5" data-reveal>
            <h2 id="culture-title" className="text-h2">
              {title}
            </h2>
            <p className="mt-5 max-w-[46ch] text-lead text-muted">{lead}</p>
          </div>
          <div className="lg:col-span-6 lg:col-start-7">
            {highlights.map(({ title: name, text }) => (
              <div
                key={name}
                data-reveal
                className="border-line-strong border-t-[1.5px] py-6 last:border-b-[1.5px] lg:py-8"
              >
                <h3 className="text-h3">{name}</h3>
                <p className="mt-3 max-w-[58ch] text-muted">{text}</p>
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}
