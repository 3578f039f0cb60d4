import { CASES, HEIGHT, isWrong, modelY, RULE_Y, WIDTH } from './contest.logic'
import type { IncludedLayoutProps } from './layout-props'
import { PlainLayout } from './plain'
import './contest.css'

const SIDES = [
  { name: 'The rule', lineY: () => RULE_Y, end: 'Stays, if it wins' },
  { name: 'The model', lineY: modelY, end: 'Ships, if it wins' },
] as const

const linePath = (lineY: (x: number) => number) =>
  Array.from(
    { length: WIDTH / 8 + 1 },
    (_, index) => `${index ? 'L' : 'M'}${index * 8} ${lineY(index * 8).toFixed(1)}`,
  ).join('')

/** The same cases on both sides; a ring is around each that the line gets wrong. */
function Cases({ lineY }: { lineY: (x: number) => number }) {
  const line = linePath(lineY)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="contest-cases">
      <path d={`${line}V${HEIGHT}H0z`} className="contest-area" />
      <path d={line} className="contest-line" />
      {CASES.map((one) => (
        <g key={`${one.x} ${one.y}`}>
          <circle cx={one.x} cy={one.y} r="5" data-held={one.held} />
          {isWrong(one, lineY) ? <circle cx={one.x} cy={one.y} r="9.5" className="contest-ring" /> : null}
        </g>
      ))}
    </svg>
  )
}

/** Each point with what a rule and what a model does, below a drawing of both on the same cases. */
export function ContestLayout({ intro, heading, points }: IncludedLayoutProps) {
  if (!points.some(({ before, after }) => before || after)) {
    return <PlainLayout intro={intro} heading={heading} points={points} />
  }
  return (
    <>
      {intro}
      <div className="contest">
        <div className="contest-row contest-head">
          <div className="contest-point">
            {heading}
            <p aria-hidden="true" className="contest-legend">
              Every dot is one case, in the colour that people gave it. A ring marks a case that the line puts on the
              wrong side.
            </p>
          </div>
          {SIDES.map(({ name, lineY }, side) => (
            <div key={name} aria-hidden="true" className={`contest-side ${side ? 'floor-plum' : 'floor-sand'}`}>
              <p className="contest-name">{name}</p>
              <Cases lineY={lineY} />
              <p className="tabular text-small">
                {CASES.filter((one) => isWrong(one, lineY)).length} of {CASES.length} wrong in this drawing
              </p>
            </div>
          ))}
        </div>
        <ul className="contents">
          {points.map(({ title, text, before, after }) => (
            <li key={title} className="contest-row">
              <div className="contest-point">
                <h3 className="text-h3">{title}</h3>
                <p className="mt-3 max-w-[52ch] text-muted">{text}</p>
              </div>
              {[before, after].map((words, side) => (
                <p key={SIDES[side]?.name} className={`contest-side ${side ? 'floor-plum' : 'floor-sand'}`}>
                  {words ? <span className="sr-only">{SIDES[side]?.name}: </span> : null}
                  {words}
                </p>
              ))}
            </li>
          ))}
        </ul>
        <div className="contest-row contest-end" aria-hidden="true">
          <span className="contest-point" />
          {SIDES.map(({ name, end }, side) => (
            <p key={name} className={`contest-side ${side ? 'floor-plum' : 'floor-sand'}`}>
              {end}
            </p>
          ))}
        </div>
      </div>
    </>
  )
}
