import { CountUp } from '@/components/motion/count-up'
import { content, type ServiceProof } from '@/lib/content'
import { figureParts, shares } from '@/lib/proof-figure'

const UNIT = 'whitespace-pre text-[0.4em]'
/** In rem: the width of a letter behind a bar, with the gap. */
const [LETTER, GAP] = [0.77, 0.75]

/** The figure with a small unit and, if it is known, what it was before, in bars to scale. */
export function ProofFigure({ figure, before, label }: Pick<ServiceProof, 'figure' | 'before' | 'label'>) {
  const { sign, number, unit } = figureParts(figure)
  const lengths = before ? shares(before, figure) : undefined
  const room = Math.max(6, GAP + LETTER * Math.max(before?.length ?? 0, figure.length))
  return (
    <div className="proof-figure @container mt-8 grid gap-6 lg:gap-x-10">
      <p
        className="proof-number whitespace-nowrap font-bold font-display text-(--headline) leading-[0.8] tracking-[-0.01em] *:[font-variant-numeric:proportional-nums]"
        style={{ '--length': number.length, '--all': number.length + 0.4 * `${sign}${unit}`.length }}
      >
        {sign ? <span className={UNIT}>{sign}</span> : null}
        <CountUp value={number} />
        {unit ? <span className={UNIT}>{unit}</span> : null}
      </p>
      <div>
        <p className="max-w-[16em] text-balance font-display text-h3">{label}</p>
        {before ? (
          <dl className="mt-7 grid gap-3">
            {[
              { name: content().labels.service.before, value: before, length: lengths?.before },
              { name: content().labels.service.after, value: figure, length: lengths?.after },
            ].map(({ name, value, length }) => (
              <div key={name} className="group grid grid-cols-[4rem_minmax(0,1fr)] items-center">
                <dt className="label text-inherit">{name}</dt>
                <dd className="flex items-center gap-3 whitespace-nowrap text-h4">
                  {length ? (
                    <span
                      aria-hidden="true"
                      className="h-9 flex-none rounded-control border-[1.5px] border-line-strong group-last:bg-ink group-last:forced-colors:bg-[CanvasText]"
                      style={{ width: `calc(${length / 100} * (100% - ${room}rem))` }}
                    />
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
