'use client'

export interface CountUpProps {
  /** The final text, in the HTML from the start: "500+", "98%". */
  value: string
}

export function CountUp({ value }: CountUpProps) {
  return <span className="tabular">{value}</span>
}
