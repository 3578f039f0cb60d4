import { fitWords } from '@/components/ui/fit-text'
import { Picture } from '@/components/ui/picture'
import { PictureRegions } from '@/components/ui/picture-regions'
import { columnSizes } from '@/components/ui/picture-sizes'
import { content } from '@/lib/content'
import { aspectRatioOf } from '@/lib/pictures'
import './hero.css'

/** As wide as the column, in average letters. */
const LETTERS = 10.5

/** With links to the sections of the page: in the plan on wide screens, else in a list below it. */
export function Hero() {
  const { services, servicesPage } = content()
  const { title, lead } = servicesPage
  const picture = servicesPage.plan?.picture
  const placed = new Set(picture?.regions?.map(({ href }) => href))
  return (
    <div className="wrap grid gap-10 pt-8 pb-16 lg:grid-cols-12 lg:gap-x-10 lg:pt-8 lg:pb-20">
      <div className="flex flex-col justify-center gap-8 lg:col-span-5 lg:py-1">
        <h1
          className="leading-[0.95] text-fit-[clamp(2.75rem,5.2vw_+_0.3rem,5.25rem)]"
          style={fitWords(title, LETTERS)}
        >
          {title}
        </h1>
        <p className="max-w-[46ch] text-balance text-lead text-muted">{lead}</p>
      </div>
      <nav aria-label="On this page" className="service-links @container lg:col-span-7">
        {picture ? (
          <Picture picture={picture} sizes={columnSizes(7)} priority>
            <PictureRegions regions={picture.regions} aspectRatio={aspectRatioOf(picture.file)} />
          </Picture>
        ) : null}
        <ol>
          {services.map(({ slug, name }) => (
            <li key={slug} className={placed.has(`#${slug}`) ? 'service-placed' : undefined}>
              <a href={`#${slug}`} className="hover:underline">
                {name}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}
