/** The part of the drawing and the place in it for the pin of each point; one for each of the most points. */
const PINS = [
  ['sketch', 376, 120],
  ['phone', 218, 50],
  ['laptop', 222, 384],
  ['laptop', 360, 398],
  ['phone', 218, 202],
  ['laptop', 178, 206],
  ['laptop', 226, 124],
  ['phone', 218, 364],
  ['sketch', 0, 10],
] as const

interface PartProps {
  /** The number of points. */
  count: number
}

function Pins({ part, count }: PartProps & { part: (typeof PINS)[number][0] }) {
  return PINS.slice(0, count).map(([of, x, y], index) =>
    of === part ? (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
        <path d="M-20 20V0A20 20 0 1 1 0 20z" className="screens-pin" />
        <text y="7" textAnchor="middle" className="screens-number">
          {index + 1}
        </text>
      </g>
    ) : null,
  )
}

/** The names of the first round, most of which the second does without. */
const FIRST_FARES = [
  'Standard',
  'Saver',
  'Super Saver',
  'Off-peak',
  'Super Off-peak',
  'Anytime',
  'Flexible',
  'Day Flexi',
  'Duo',
  'Advance',
  'First',
] as const

const FARES = [
  { name: 'Standard', price: '£38', note: 'This train only' },
  { name: 'Flexible', price: '+ £9', note: 'Any train today' },
  { name: 'First', price: '+ £22', note: 'A wider seat' },
] as const

function Laptop({ count }: PartProps) {
  return (
    <svg viewBox="0 0 600 462" aria-hidden="true" className="screens-laptop">
      <text x="2" y="18" className="screens-name">
        Fares, laptop
      </text>
      <rect x="1" y="30" width="598" height="432" rx="4" className="screens-board" />
      {/* Not a path, because screens.css sets its width. */}
      <rect x="1" y="73.25" width="598" height="1.5" className="screens-hair" />
      <text x="28" y="60" className="screens-bold">
        Leeds → York
      </text>
      <text x="572" y="60" textAnchor="end" className="screens-wide">
        Basket
      </text>
      <text x="28" y="134" className="screens-title">
        Which fare?
      </text>
      <text x="28" y="166">
        You can change it until you pay.
      </text>
      {FARES.map(({ name, price, note }, index) => (
        <g
          key={name}
          transform={`translate(${28 + index * 182} 190)`}
          className={index === 2 ? 'screens-wide' : undefined}
        >
          <rect width="170" height="136" rx="4" className={index ? 'screens-box' : 'screens-chosen'} />
          <text x="18" y="36" className="screens-bold">
            {name}
          </text>
          <text x="18" y="80" className="screens-title">
            {price}
          </text>
          <text x="18" y="114">
            {note}
          </text>
        </g>
      ))}
      <rect x="22" y="368" width="212" height="64" rx="4" className="screens-focus" />
      <rect x="28" y="374" width="200" height="52" rx="4" className="screens-button" />
      <text x="128" y="406" textAnchor="middle" className="screens-on-button">
        Pay £38
      </text>
      {/* The height of the target. */}
      <path d="M252 374h16M252 426h16M260 374v52" className="screens-measure" />
      <text x="280" y="406" className="screens-accent">
        52 px
      </text>
      <Pins part="laptop" count={count} />
    </svg>
  )
}

function Phone({ count }: PartProps) {
  return (
    <svg viewBox="-6 -6 226 446" aria-hidden="true" className="screens-mobile">
      <rect x="-6" y="-6" width="226" height="446" rx="20" className="screens-phone" />
      <rect width="214" height="434" rx="14" className="screens-board" />
      <rect x="22" y="40" width="46" height="46" rx="23" className="screens-alert" />
      <path d="M45 50v16M45 72v4" className="screens-mark" />
      <text x="22" y="130" className="screens-title">
        Your bank
      </text>
      <text x="22" y="160" className="screens-title">
        said no
      </text>
      <text x="22" y="198">
        Nothing was charged,
      </text>
      <text x="22" y="220">
        your seat is kept for
      </text>
      <text x="22" y="242">
        nine minutes.
      </text>
      <rect x="22" y="270" width="170" height="52" rx="4" className="screens-button" />
      <text x="107" y="302" textAnchor="middle" className="screens-on-button">
        Use another card
      </text>
      <rect x="22" y="334" width="170" height="52" rx="4" className="screens-box" />
      <text x="107" y="366" textAnchor="middle" className="screens-bold">
        Try once more
      </text>
      <Pins part="phone" count={count} />
    </svg>
  )
}

function Sketch({ count }: PartProps) {
  return (
    <svg viewBox="0 -30 396 616" aria-hidden="true" className="screens-sketch">
      <text x="2" y="-12" className="screens-name">
        First round, on paper
      </text>
      <linearGradient id="screens-light" x2="0" y2="1">
        <stop stopColor="#f7e8c6" />
        <stop offset="0.7" stopColor="#f7e8c6" stopOpacity="0" />
      </linearGradient>
      <rect width="396" height="586" rx="4" className="screens-paper" />
      <rect width="396" height="586" rx="4" fill="url(#screens-light)" className="screens-light" />
      <text x="28" y="52" className="screens-title">
        Which fare?
      </text>
      {FIRST_FARES.map((name, index) => (
        <g key={name} transform={`translate(28 ${78 + index * 44})`}>
          <rect width="340" height="34" rx="4" className="screens-box" />
          <text x="14" y="23">
            {name}
          </text>
          {FARES.some((fare) => fare.name === name) ? null : (
            <path d="M6 22c30-14 50 10 80-4s60 4 96-6 60 8 100-2" className="screens-scribble" />
          )}
        </g>
      ))}
      <Pins part="sketch" count={count} />
    </svg>
  )
}

/** Two screens of a train ticket shop and their first sketch, with a numbered pin for each of `count` points. */
export function ScreensDrawing({ count }: PartProps) {
  return (
    <div className="screens-drawing under-lamp always-light floor-paper">
      <Sketch count={count} />
      <Laptop count={count} />
      <Phone count={count} />
    </div>
  )
}
