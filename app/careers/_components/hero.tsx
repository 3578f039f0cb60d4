import { ButtonLink } from '@/components/ui/button'
import { fitWords } from '@/components/ui/fit-text'
import { content } from '@/lib/content'

/** Its floor continues behind the photos of the next section. */
export function Hero() {
  const { careers, jobs } = content()
  const { title, lead } = careers.hero
  const label = `See ${jobs.length} open ${jobs.length === 1 ? 'job' : 'jobs'}`
  const hasPhotos = careers.culture.photos.length > 0
  return (
    <div className="floor-marigold">
      <div className={`wrap pt-8 lg:pt-10 ${hasPhotos ? 'pb-4 lg:pb-8' : 'pb-16 lg:pb-20'}`}>
        <h1
          className="[font-family:display,display-narrow,display-narrow-dejavu,sans-serif] leading-[0.86] tracking-giant text-fit-[clamp(2.75rem,14.9vw,13rem)]"
          style={fitWords(title, 9)}
        >
          {title}
        </h1>
        <div className="mt-8 grid items-end gap-6 lg:mt-10 lg:grid-cols-12">
          <p className="max-w-[52ch] text-lead lg:col-span-6">{lead}</p>
          {jobs.length > 0 ? (
            <p className="lg:col-span-5 lg:col-start-8 lg:text-right">
              <ButtonLink href="#openings" label={label} variant="solid" />
            </p>
          ) : null}
        </div>
      </div>
    </div>
  )
}
