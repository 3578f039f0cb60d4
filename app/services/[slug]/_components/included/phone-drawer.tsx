const COLOURS = ['#1c1a24', '#6d3b5e', '#12756b', '#8a8496', '#f0532d', '#1c1a24', '#2f86ad', '#54402f'] as const
const COLUMNS = 9
const ROWS = 3
/** The phone beside the drawer has been taken from this place. */
const TAKEN = 16

/** A drawer of test phones seen from above, with one place empty. */
export function PhoneDrawer() {
  return (
    <svg viewBox="0 0 640 410" aria-hidden="true" className="phone-drawer">
      <path d="M0 4a4 4 0 0 1 4-4h632a4 4 0 0 1 4 4v382H0z" className="phone-drawer-wood" />
      <path d="M14 14h612v340H14z" className="phone-drawer-felt" />
      <rect x="260" y="366" width="120" height="44" rx="4" className="phone-drawer-handle" />
      {Array.from({ length: COLUMNS * ROWS }, (_, index) => {
        const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)]
        const height = 78 + ((index * 7) % 5) * 5
        const width = 42 + ((index * 5) % 4) * 3
        const [x, y] = [52 + column * 67 - width / 2, 72 + row * 112 - height / 2]
        return index === TAKEN ? (
          <rect key={x} x={x} y={y} width={width} height={height} rx="4" className="phone-drawer-place" />
        ) : (
          <g key={`${x} ${y}`}>
            <rect x={x} y={y} width={width} height={height} rx="4" fill={COLOURS[(index * 3) % COLOURS.length]} />
            <rect
              x={x + 4}
              y={y + 8}
              width={width - 8}
              height={height - 18}
              rx="1"
              className={`phone-drawer-screen ${index % 6 ? '' : 'phone-drawer-on'}`}
            />
          </g>
        )
      })}
    </svg>
  )
}
