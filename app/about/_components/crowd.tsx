/** How many stand in each row, from the back; with the three in front they are the 250 of the title. */
const ROWS = [54, 52, 50, 48, 43]
/** How much of its colour each row keeps: those behind stand in thinner air. */
const SHADES = ['16%', '22%', '30%', '40%', '52%']
const SHIRTS = ['sky', 'teal', 'marigold', 'plum', 'coral', 'muted'] as const
const WIDTH = 1800
const ROW_HEIGHT = 62
const FOUNDERS = [
  { x: 240, shirt: 'var(--coral)', head: '#8d5a3c' },
  { x: 365, shirt: 'var(--teal)', head: '#c68a63' },
  { x: 490, shirt: 'var(--marigold)', head: '#5b3a2a' },
]

/** The same unevenness at each build, so that the rows look like people and not like a fence. */
const scatter = (index: number, among: number) => Math.floor(((Math.sin(index * 127.1 + 11.7) + 1) * 9973) % among)

const colour = (shirt: string) => `color-mix(in oklab, var(--${shirt}) var(--shade), var(--bg))`

/** 250 people as for a group photograph, the founders in front. Decorative: the number stands beside it in words. */
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
        {SHIRTS.map((shirt) => (
          <g key={shirt} id={`about-${shirt}`} fill={colour(shirt)}>
            <path d="M-26 180V52c0-15 11-24 26-24s26 9 26 24v128z" />
            <circle r="17" cy="8" />
          </g>
        ))}
      </defs>
      {ROWS.map((count, row) => (
        <g key={count} stroke="var(--bg)" strokeWidth="3" style={{ '--shade': SHADES[row] }}>
          {Array.from({ length: count }, (_, index) => {
            const x = Math.round(((index + (row % 2 ? 0.5 : 0.1)) * WIDTH) / (count - 0.5))
            const y = 20 + row * ROW_HEIGHT + scatter(index + row * 100, 24)
            const shirt = SHIRTS[scatter(index * 3 + row * 31, SHIRTS.length)]
            return <use key={x} href={`#about-${shirt}`} x={x} y={y} />
          })}
        </g>
      ))}
      {FOUNDERS.map(({ x, shirt, head }, index) => (
        <g key={x} transform={`translate(${x} ${252 + index * 6}) scale(1.9)`} stroke="var(--bg)" strokeWidth="2">
          <path d="M-26 90V52c0-15 11-24 26-24s26 9 26 24v38z" fill={shirt} />
          <circle r="17" cy="8" fill={head} />
        </g>
      ))}
    </svg>
  )
}
