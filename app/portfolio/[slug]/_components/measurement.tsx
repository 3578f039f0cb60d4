import { CountUp } from '@/components/motion/count-up'

/** A value that ends with its number ("11 min") has a unit of letters; "9 of 10" has none. */
const NUMBER_AND_UNIT = /^(.*\d)\s+(\D+)$/

/** A measured value: its unit is smaller than its number. */
export function Measurement({ value }: { value: string }) {
  const [, number = value, unit] = NUMBER_AND_UNIT.exec(value) ?? []
  return (
    <span className="*:[font-variant-numeric:proportional-nums]">
      <CountUp value={number} />
      {unit ? <span className="text-[max(0.4em,1rem)]"> {unit}</span> : null}
    </span>
  )
}
