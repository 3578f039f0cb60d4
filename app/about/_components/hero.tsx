import { Picture } from '@/components/ui/picture'
import { content } from '@/lib/content'

export function Hero() {
  const { site, about } = content()
  const pictures = site.offices.flatMap(({ picture }) => picture ?? [])
  return (
    <>
      <div className="wrap grid gap-x-6 gap-y-8 pt-10 lg:grid-cols-12 lg:pt-14">
        <h1 className="max-w-[14em] text-hero lg:col-span-12">{about.hero.title}</h1>
        <p className="max-w-[56ch] text-lead text-muted lg:col-span-6">{about.hero.lead}</p>
        {about.hero.figures.length > 0 ? (
          <dl className="flex flex-wrap gap-x-12 gap-y-3 lg:col-span-6 lg:justify-end lg:self-end">
            {about.hero.figures.map((name) => (
              <div key={name} className="flex flex-col-reverse">
                <dt className="label mt-1.5">{site.claims[name]?.label}</dt>
                <dd className="font-display text-[clamp(2.25rem,3.4vw,3rem)] leading-none">
                  {site.claims[name]?.figure ?? site.claims[name]?.value}
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
      {/* Hidden from screen readers, because the foot of the page has the whole houses, with their addresses. */}
      <div
        aria-hidden="true"
        className="mt-10 flex justify-center empty:mt-16 overflow-clip has-data-photograph:px-5 lg:mt-14 has-data-photograph:flex-wrap has-data-photograph:items-end has-data-photograph:gap-3"
      >
        {pictures.map(({ file }, index) => (
          <Picture
            key={file}
            picture={{ file }}
            sizes="(min-width: 48rem) 22vw, 8.25rem"
            priority={index === 0}
            className="min-w-32 max-w-96 flex-1 data-cut-out:min-w-44"
            imageClassName="in-data-cut-out:aspect-[4/5] in-data-cut-out:object-cover in-data-cut-out:object-top"
          />
        ))}
      </div>
    </>
  )
}
