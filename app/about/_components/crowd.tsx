/** How many stand in each row, from the back; with the three in front they are the 250 of the title. */
const ROWS = [54, 52, 50, 48, 43]
/** Part of ink in each row's colour, in percent: those behind stand in thinner air. */
const SHADES = [7, 10, 14, 19, 25]
const WIDTH = 1800
const ROW_HEIGHT = 62
const FOUNDERS = [
  { x: 240, shirt: 'var(--coral)', head: '#8d5a3c' },
  { x: 365, shirt: 'var(--teal)', head: '#c68a63' },
  { x: 490, shirt: 'var(--marigold)', head: '#5b3a2a' },
]

/** A small repeating unevenness, so that the rows look like people and not like a fence. */
const nudge = (index: number, by: number) => (((index * 7919) % 13) / 13 - 0.5) * by

/** 250 people as for a group photograph. Decorative: the number stands beside it in words. */
export function Crowd() {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 420`}
      preserveAspectRatio="xMinYMax slice"
      aria-hidden="true"
      focusable="false"
      className="mt-10 block h-[clamp(15rem,25vw,34rem)] w-full lg:mt-6"
    >
      <defs>
        <g id="about-person">
          <path d="M-26 180V52c0-15 11-24 26-24s26 9 26 24v128z" />
          <circle r="17" cy="8" />
        </g>
      </defs>
      {ROWS.map((count, row) => (
        <g
          key={count}
          fill={`color-mix(in oklab, var(--ink) ${SHADES[row]}%, var(--bg))`}
          stroke="var(--bg)"
          strokeWidth="3"
        >
          {Array.from({ length: count }, (_, index) => {
            const x = ((index + (row % 2 ? 0.5 : 0.1)) * WIDTH) / (count - 0.5)
            const y = 30 + row * ROW_HEIGHT + nudge(index + row * 5, 22)
            return <use key={x} href="#about-person" x={Math.round(x)} y={Math.round(y)} />
          })}
        </g>
      ))}
      {FOUNDERS.map(({ x, shirt, head }, index) => (
        <g key={x} transform={`translate(${x} ${252 + index * 6}) scale(1.900)`} stroke="var(--bg)" strokeWidth="2">
          <path d="M-26 90V52c0-15 11-24 26-24s26 9 26 24v38z" fill={shirt} />
          <circle r="17" cy="8" fill={head} />
        </g>
      ))}
    </svg>
  )
}
