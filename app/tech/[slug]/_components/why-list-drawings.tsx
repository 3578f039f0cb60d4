import type { ReactNode } from 'react'
import type { TechnologyEntry } from '@/lib/content'
import { FramePanels } from './why-frames'

type ListDrawing = (points: TechnologyEntry['why']['points']) => ReactNode

/** Rows of the mosaic: b is the background, o and p the bird, y its beak, and a digit the tile of that point. */
const MOSAIC = ['bbbbbbbb', 'bboobbb4', 'yooobb5o', 'bbopp123', 'bboooo6b', 'bbbobbbb']

/** A point in turn has one of the colours of MOSAIC. */
export const TILES = ['p', 'o', 'y', 'b']

function Mosaic({ count }: { count: number }) {
  return (
    <svg viewBox="1 1 318 238" className="why-drawing" aria-hidden="true">
      {MOSAIC.flatMap((row, y) =>
        Array.from(row, (tile, x) => {
          const missing = Number(tile) <= count
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the tiles never change
            <g key={`${x} ${y}`}>
              <rect
                data-tile={missing ? '.' : /\d/.test(tile) ? 'o' : tile}
                x={x * 40 + 3}
                y={y * 40 + 3}
                width="34"
                height="34"
                rx="4"
              />
              {missing ? (
                <text x={x * 40 + 20} y={y * 40 + 26}>
                  {tile}
                </text>
              ) : null}
            </g>
          )
        }),
      )}
    </svg>
  )
}

const RIDGES = [22, 44, 66, 88, 110, 132, 154]

/** Where the number of each point interrupts a ridge. */
const NUMBERS = [
  [51, 51],
  [238, 92],
  [94, 200],
  [270, 236],
  [182, 268],
  [28, 270],
]

function Fingerprint({ count }: { count: number }) {
  const numbers = NUMBERS.slice(0, count)
  return (
    <svg viewBox="0 0 320 380" className="why-drawing" aria-hidden="true">
      <radialGradient id="why-number-light">
        <stop offset=".2" stopColor="#fff" />
        <stop offset="1" stopColor="#fff" stopOpacity="0" />
      </radialGradient>
      <mask id="why-lit" maskUnits="userSpaceOnUse" x="-120" y="-40" width="560" height="540">
        {numbers.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="120" fill="url(#why-number-light)" stroke="none" />
        ))}
      </mask>
      <g id="why-ridges">
        {RIDGES.map((radius) => {
          const foot = 160 + 210 * Math.sqrt(1 - (radius / 170) ** 2)
          return (
            <path key={radius} d={`M${160 - radius} ${foot}V160a${radius} ${radius} 0 0 1 ${radius * 2} 0V${foot}`} />
          )
        })}
        <path d="M160 160v206" />
      </g>
      <g className="why-lit-ridges" mask="url(#why-lit)">
        <rect x="-120" y="-40" width="560" height="540" />
        <use href="#why-ridges" />
      </g>
      {numbers.map(([x, y], index) => (
        <g key={`${x} ${y}`} className="why-number">
          <circle cx={x} cy={y} r="23" />
          <text x={x} y={(y ?? 0) + 9}>
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** A snake that is the binding of the notebook: each coil is as high as one of its lines. */
function Snake() {
  return (
    <svg className="why-drawing" aria-hidden="true">
      <pattern id="why-coil" width="4rem" height="2.25rem" viewBox="0 0 64 36" patternUnits="userSpaceOnUse">
        <circle cx="52" cy="15" r="5" />
        <path d="M52 15C40 3 10 4 8 20c-1 10 16 12 24 7" />
        <path className="why-back" d="M40 10C28 5 14 10 12 20" />
      </pattern>
      <rect y="2.25rem" width="4rem" height="100%" fill="url(#why-coil)" />
      <svg width="4rem" height="3.375rem" viewBox="0 0 64 54" aria-hidden="true">
        <path d="M52 48C40 34 14 40 14 22" />
        <ellipse className="why-snake-head" cx="15" cy="15" rx="14" ry="12" />
        <circle className="why-eye" cx="10" cy="11" r="4" />
        <circle className="why-eye" cx="21" cy="11" r="4" />
      </svg>
    </svg>
  )
}

/** A lamp that stands on the chest of drawers. */
function ChestLamp() {
  return (
    <svg viewBox="0 0 240 104" className="why-chest-lamp" aria-hidden="true">
      <path className="why-chest-light" d="M92 54h56l92 50H0z" />
      <path d="M176 102h-46M154 102 170 52 128 16" />
      <path fill="#fff1c0" stroke="none" d="M102 54a18 10 0 0 0 36 0z" />
      <path fill="#f4b23a" d="M108 16h24l18 38H90z" />
    </svg>
  )
}

/** Once for the whole list. */
export const LIST_DRAWINGS: Partial<Record<TechnologyEntry['why']['layout'], ListDrawing>> = {
  drawers: () => <ChestLamp />,
  fingerprint: ({ length }) => <Fingerprint count={length} />,
  frames: (points) => <FramePanels points={points} />,
  notebook: () => <Snake />,
  rooms: () => (
    <svg viewBox="0 0 1200 120" preserveAspectRatio="none" className="why-drawing" aria-hidden="true">
      <path d="M0 120 600 0l600 120z" />
    </svg>
  ),
  tiles: ({ length }) => <Mosaic count={length} />,
}
