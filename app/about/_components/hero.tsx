import { Picture } from '@/components/ui/picture'
import { columnSizes } from '@/components/ui/picture-sizes'
import { content, getClaim } from '@/lib/content'

export function Hero() {
  const { title, lead, figures, picture } = content().about.hero
  return (
    <div className="wrap grid items-center gap-x-6 gap-y-10 pt-8 pb-16 lg:grid-cols-12 lg:pb-20">
      <div className={picture ? 'lg:col-span-6' : 'lg:col-span-12'}>
        <h1 className={`max-w-[14em] ${picture ? 'text-h1' : 'text-hero'}`}>{title}</h1>
        <p className="mt-6 max-w-[56ch] text-lead text-muted lg:mt-8">{lead}</p>
        {figures.length > 0 ? (
          <dl className="mt-8 flex flex-wrap gap-x-12 gap-y-3 lg:mt-12">
            {figures.map(getClaim).map(({ name, label, figure, value }) => (
              <div key={name} className="flex flex-col-reverse">
                <dt className="label mt-1.5">{label}</dt>
                <dd className="font-display text-[clamp(2.25rem,3.4vw,3rem)] leading-none">{figure ?? value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
      {picture ? (
        <Picture
          picture={picture}
          sizes={columnSizes(6)}
          priority
          maxHeight="46rem"
          className="lg:col-span-6 lg:data-cut-out:-mr-8 xl:data-cut-out:-ml-8"
        />
      ) : null}
    </div>
  )
}
