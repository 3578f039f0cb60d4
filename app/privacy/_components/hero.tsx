import { columns } from '@/components/ui/even-columns'
import { GroundPicture } from '@/components/ui/ground-picture'
import { columnSizes } from '@/components/ui/picture-sizes'
import { content } from '@/lib/content'

/** The figures are on the ground, on which the picture stands. It continues in the next section. */
export function Hero() {
  const { title, lead, picture, zeros } = content().privacy
  return (
    <div className="with-ground">
      <div className="wrap grid grid-cols-1 gap-x-6 gap-y-10 pt-10 md:grid-cols-[1fr_auto] lg:grid-cols-12 lg:pt-14">
        <div className={picture ? 'ground-text lg:col-span-7' : 'pb-16 lg:col-span-12'}>
          <h1 className="max-w-[11em] text-h1">{title}</h1>
          <p className="mt-8 max-w-[58ch] text-lead text-muted">{lead}</p>
        </div>
        {picture ? (
          <GroundPicture
            picture={picture}
            sizes={columnSizes(5, '20rem')}
            priority
            className="w-80 max-w-full lg:col-span-5 lg:w-full"
          />
        ) : null}
      </div>
      <div className="floor-sand ground bg-transparent [--ground-colour:var(--bg)]">
        {zeros.length > 0 ? (
          <dl className="wrap grid gap-x-6 pt-10 md:grid-cols-(--columns) lg:pt-14" style={columns(zeros.length, 4)}>
            {zeros.map(({ value, label }) => (
              <div
                key={label}
                className="flex flex-row-reverse items-baseline justify-end gap-x-5 gap-y-2 border-line-strong border-t-[1.5px] py-4 md:max-lg:flex-col-reverse md:max-lg:items-start"
              >
                <dt className="font-display font-bold text-h3">{label}</dt>
                <dd className="min-w-[0.7em] font-display text-[5rem] leading-none">{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
    </div>
  )
}
