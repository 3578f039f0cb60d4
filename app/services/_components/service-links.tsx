import { Picture } from '@/components/ui/picture'
import { PictureRegions } from '@/components/ui/picture-regions'
import { columnSizes } from '@/components/ui/picture-sizes'
import { content } from '@/lib/content'
import { aspectRatioOf } from '@/lib/pictures'
import './service-links.css'

/** Links to the sections of the page: in the plan on wide screens, else in a list below it. */
export function ServiceLinks({ label }: { label: string }) {
  const { services, servicesPage } = content()
  const picture = servicesPage.plan?.picture
  const placed = new Set(picture?.regions?.map(({ href }) => href))
  return (
    <nav aria-label={label} className="service-links">
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
  )
}
