import { ButtonLink } from '@/components/ui/button'
import { content } from '@/lib/content'

/** Three words as wide as the page. The rooms of Our Culture stand before its lower edge. */
export function CareersHero() {
  const { careers, jobs } = content()
  const { title, lead } = careers.hero
  return (
    <div className="floor-marigold">
      <div className="wrap pt-8 pb-28 sm:pb-36 lg:pt-10 lg:pb-52">
        <h1 className="[font-family:display,display-narrow,sans-serif] text-[clamp(2.75rem,14.7vw,13.4rem)] lg:text-[min(15.3vw,13.4rem)] leading-[0.86] tracking-giant">
          {title}
        </h1>
        <div className="mt-8 grid items-end gap-6 lg:mt-10 lg:grid-cols-12">
          <p className="max-w-[52ch] text-lead lg:col-span-6">{lead}</p>
          <p className="lg:col-span-5 lg:col-start-8 lg:text-right">
            <ButtonLink href="#openings" variant="solid">
              See {jobs.length} open jobs
            </ButtonLink>
          </p>
        </div>
      </div>
    </div>
  )
}
