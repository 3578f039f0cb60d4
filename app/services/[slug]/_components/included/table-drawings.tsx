/** Two chairs seen from above: empty, or with one of yours and one of ours. */
export function TableSeat({ isMirrored = false, isFree = false }: { isMirrored?: boolean; isFree?: boolean }) {
  const people = isMirrored ? ['table-ours', 'table-yours'] : ['table-yours', 'table-ours']
  return (
    <svg viewBox="0 0 220 84" aria-hidden="true" className="table-seat">
      {people.map((person, index) => (
        <g key={person} transform={`translate(${index * 116})`} className={person}>
          <path className="table-chair" d="M18 12h68v62H18z" />
          <path className="table-back" d="M13 12a90 90 0 0 1 78 0" />
          {isFree ? null : (
            <>
              <ellipse className="table-shoulders" cx="52" cy="50" rx="42" ry="20" />
              <path className="table-arm" d="M16 56 26 82M88 56 78 82" />
              <circle className="table-hair" cx="52" cy="46" r="17" />
            </>
          )}
        </g>
      ))}
    </svg>
  )
}

/** In the middle of the table: a laptop, a lamp, a plan with a pencil, two cups. */
export function TableObjects() {
  return (
    <svg viewBox="0 0 760 130" aria-hidden="true" className="table-objects">
      <g transform="rotate(-4 120 70)">
        <rect x="40" y="26" width="150" height="88" rx="4" fill="#8a8496" />
        <path d="M54 38h122v34H54z" fill="#1c1a24" />
        <rect x="92" y="82" width="46" height="24" rx="4" fill="#b9b2c4" />
      </g>
      <path d="M216 22 246 70" stroke="#1c1a24" strokeWidth="6" />
      <circle cx="216" cy="22" r="16" fill="#1c1a24" />
      <circle cx="244" cy="68" r="17" className="table-lamp-bulb" />
      <circle cx="244" cy="68" r="9" fill="#f0532d" />
      <g transform="rotate(3 380 70)">
        <path d="M272 14h220v104H272z" fill="#fffdf8" />
        <path
          d="M290 34h60v26h-60zM380 34h90v26h-90zM335 78h70v24h-70zM350 47h30M320 60v30h15M405 90h30V60"
          fill="none"
          stroke="#1c1a24"
          strokeWidth="2"
        />
      </g>
      <path d="m500 100 76-42 6 10-76 42-14 2z" fill="#f0532d" />
      <g stroke="#1c1a24" strokeWidth="2">
        <path d="M664 52h18a10 10 0 0 1 0 26h-18z" fill="#fffdf8" />
        <circle cx="640" cy="66" r="30" fill="#fffdf8" />
        <circle cx="640" cy="66" r="22" fill="#6b4226" stroke="none" />
        <circle cx="724" cy="92" r="24" fill="#a9cfe0" />
        <circle cx="724" cy="92" r="17" fill="#a06a2c" stroke="none" />
      </g>
    </svg>
  )
}
