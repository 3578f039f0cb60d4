import type { CSSProperties } from 'react'
import { CountUp } from '@/components/motion/count-up'
import { content, type ServiceProof } from '@/lib/content'
import { figureParts, shares } from '@/lib/proof-figure'

/** The figure with a small unit and, if it is known, what it was before, in bars to scale. */
export function ProofFigure({ figure, before, label }: Pick<ServiceProof, 'figure' | 'before' | 'label'>) {
  const { sign, number, unit } = figureParts(figure)
  const lengths = before ? shares(before, figure) : undefined
  return (
    <div className="proof-figure">
      <p
        className="proof-number font-bold font-display *:[font-variant-numeric:proportional-nums]"
        style={{ '--length': number.length, '--all': number.length + 0.4 * `${sign}${unit}`.length } as CSSProperties}
      >
        {sign ? <span className="proof-unit">{sign}</span> : null}
        <CountUp value={number} />
        {unit ? <span className="proof-unit">{unit}</span> : null}
      </p>
      <div>
        <p className="max-w-[16em] text-balance font-display text-h3">{label}</p>
        {before ? (
          <dl className="proof-bars">
            {[
              { name: content().labels.service.before, value: before, length: lengths?.before },
              { name: content().labels.service.after, value: figure, length: lengths?.after },
            ].map(({ name, value, length }) => (
              <div key={name}>
                <dt className="label text-inherit">{name}</dt>
                <dd className="font-display text-h4">
                  {length ? (
                    <span aria-hidden="true" style={{ width: `calc(${length / 100} * (100% - 6rem))` }} />
                  ) : null}
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
    </div>
  )
}
