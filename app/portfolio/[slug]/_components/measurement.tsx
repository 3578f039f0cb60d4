import { CountUp } from '@/components/motion/count-up'
import { figureParts } from '@/lib/proof-figure'

/** A measured value: its unit is smaller than its number. */
export function Measurement({ value }: { value: string }) {
  const { sign, number, unit } = figureParts(value)
  return (
    <span className="*:[font-variant-numeric:proportional-nums]">
      <CountUp value={sign + number} />
      {unit ? <span className="text-[max(0.4em,1rem)]">{unit}</span> : null}
    </span>
  )
}
