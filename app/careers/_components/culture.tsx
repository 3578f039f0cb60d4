import type { CSSProperties } from 'react'
import { Picture } from '@/components/ui/picture'
import { content } from '@/lib/content'
import { pictureEntry } from '@/lib/pictures'

const PHOTO =
  'lg:w-(--photo-width) lg:shrink-0 lg:not-first:-ms-(--overlap) even:mt-[14%] lg:even:mt-[7.5%] odd:last:col-span-2'
/** In per cent of the list. Four photos of the maximum width fill it. */
const [MAX_WIDTH, OVERLAP] = [30, 6.66]

function photoStyle(count: number): CSSProperties {
  const width = count > 4 ? (100 + (count - 1) * OVERLAP) / count : MAX_WIDTH
  return { '--photo-width': `${width}%`, '--overlap': `${OVERLAP}%` }
}

export function Culture() {
  const { title, lead, highlights, photos } = content().careers.culture
  return (
    <section aria-labelledby="culture-title" className="floor-paper flow-root overflow-x-clip">
      <div className="wrap pb-20 lg:pb-28">
        {photos.length > 0 ? (
          <ul
            className="relative -mx-8 -mt-20 sm:-mx-3 grid grid-cols-2 items-start sm:-mt-28 lg:-mx-8 lg:-mt-44 lg:flex lg:justify-center-safe"
            style={photoStyle(photos.length)}
          >
            {photos.map(({ file, alt }, index) => {
              const entry = pictureEntry(file)
              return (
                <li key={file} className={PHOTO}>
                  <Picture
                    entry={entry}
                    alt={alt}
                    sizes="(min-width: 86rem) 26rem, (min-width: 64rem) 30vw, (min-width: 40rem) 50vw, 36vw"
                    priority={index === 0}
                    imageClassName={entry.day.transparent ? '' : 'rounded-picture'}
                  />
                </li>
              )
            })}
          </ul>
        ) : null}
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
