import { Picture } from '@/components/ui/picture'
import { content } from '@/lib/content'
import { pictureEntry } from '@/lib/pictures'

/** Four rooms on a crooked row, hung over the edge of the hero. */
const ROOMS = [
  { place: 'col-span-2 lg:col-span-4', shape: 'aspect-[4/3] lg:aspect-[5/4]' },
  { place: 'lg:col-span-3 lg:mt-16', shape: 'aspect-[4/3] lg:aspect-[4/5]' },
  { place: 'lg:col-span-3 lg:mt-6', shape: 'aspect-[4/3] lg:aspect-[4/5]' },
  { place: 'col-span-2 lg:col-span-2 lg:mt-24', shape: 'aspect-[2/1] lg:aspect-[3/4]' },
] as const

export function Culture() {
  const { title, lead, highlights, photos } = content().careers.culture
  return (
    <section aria-labelledby="culture-title" className="floor-paper flow-root">
      <div className="wrap pb-20 lg:pb-28">
        <ul className="relative -mt-20 grid grid-cols-2 gap-3 sm:-mt-28 sm:gap-5 lg:-mt-40 lg:grid-cols-12 lg:items-start">
          {photos.map(({ file, alt }, index) => (
            <li key={file} className={ROOMS[index]?.place}>
              <Picture
                entry={pictureEntry(file)}
                alt={alt}
                sizes={index === 0 ? '(min-width: 64rem) 27rem, 94vw' : '(min-width: 64rem) 20rem, 47vw'}
                priority={index === 0}
                imageClassName={`w-full rounded-picture object-cover ${ROOMS[index]?.shape}`}
              />
            </li>
          ))}
        </ul>
        <div className="mt-16 grid gap-x-6 gap-y-10 lg:mt-20 lg:grid-cols-12">
          <div className="lg:col-span-5" data-reveal>
            <h2 id="culture-title" className="text-h2">
              {title}
            </h2>
            <p className="mt-5 max-w-[46ch] text-lead text-muted">{lead}</p>
          </div>
          <div className="lg:col-span-6 lg:col-start-7">
            {highlights.map(({ title: name, text }, index) => (
              <div
                key={name}
                data-reveal
                style={{ '--stagger': index }}
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
