const COLOURS = ['#1c1a24', '#6d3b5e', '#12756b', '#8a8496', '#f0532d', '#1c1a24', '#2f86ad', '#54402f'] as const
const COLUMNS = 9
const ROWS = 3
const ROW_HEIGHT = 112

/** The phones of three rows, which repeat. */
function Phones() {
  return Array.from({ length: COLUMNS * ROWS }, (_, index) => {
    const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)]
    const height = 78 + ((index * 7) % 5) * 5
    const width = 42 + ((index * 5) % 4) * 3
    const [x, y] = [52 + column * 67 - width / 2, (row + 0.5) * ROW_HEIGHT - height / 2]
    const on = index % 6 === 0 || index % 5 === 3
    return (
      <g key={`${x} ${y}`} className={on ? 'phone-drawer-on' : ''}>
        {on ? (
          <rect x={x - 11} y={y - 11} width={width + 22} height={height + 22} rx="20" className="phone-drawer-light" />
        ) : null}
        <rect
          x={x}
          y={y}
          width={width}
          height={height}
          rx="4"
          fill={COLOURS[(index * 3) % COLOURS.length]}
          className="phone-drawer-body"
        />
        <rect x={x + 4} y={y + 8} width={width - 8} height={height - 18} rx="1" className="phone-drawer-screen" />
      </g>
    )
  })
}

/** The lower end of an open drawer of test phones, as high as its place; the phone beside it has been taken out. */
export function PhoneDrawer() {
  return (
    <svg viewBox="0 0 640 1408" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className="phone-drawer">
      <pattern id="test-phones" y="4" width="640" height={ROWS * ROW_HEIGHT} patternUnits="userSpaceOnUse">
        <Phones />
      </pattern>
      <path d="M0 0h640v1384H0z" className="phone-drawer-wood" />
      <path d="M14 0h612v1352H14z" className="phone-drawer-felt" />
      <path d="M14 4h612v1344H14z" fill="url(#test-phones)" />
      <path d="M492 1126h58v108h-58z" className="phone-drawer-felt" />
      <rect x="499" y="1136" width="44" height="88" rx="4" className="phone-drawer-place" />
      <rect x="260" y="1364" width="120" height="44" rx="4" className="phone-drawer-handle" />
    </svg>
  )
}
