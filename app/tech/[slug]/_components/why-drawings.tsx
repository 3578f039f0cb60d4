import type { ReactNode } from 'react'
import type { TechnologyEntry } from '@/lib/content'

type Drawings = Partial<Record<TechnologyEntry['why']['layout'], ReactNode>>

/** Rows of the mosaic: b is the background, o and p the bird, y its beak, and a dot the tile that is missing. */
const MOSAIC = ['bbbbbbbb', 'bboobbbb', 'yooobbbo', 'bbopppo.', 'bboooobb', 'bbbobbbb']

const RIDGES = [28, 52, 76, 100, 124, 148]

function Mosaic() {
  return (
    <svg viewBox="0 0 320 240" className="why-drawing" aria-hidden="true">
      {MOSAIC.flatMap((row, y) =>
        Array.from(row, (tile, x) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the tiles never change
            key={`${x} ${y}`}
            data-tile={tile}
            x={x * 40 + 3}
            y={y * 40 + 3}
            width="34"
            height="34"
            rx="4"
          />
        )),
      )}
    </svg>
  )
}

function Fingerprint() {
  return (
    <svg viewBox="0 0 320 360" className="why-drawing" aria-hidden="true">
      {RIDGES.map((radius, index) => (
        <path
          key={radius}
          pathLength="100"
          strokeDasharray={index % 2 === 0 ? '100' : '31 4 65'}
          d={`M${160 - radius} ${240 + radius / 2}V160a${radius} ${radius} 0 0 1 ${radius * 2} 0v${150 - radius / 2}`}
        />
      ))}
      <path d="M160 160v150" />
    </svg>
  )
}

function Key() {
  return (
    <svg viewBox="0 0 60 132" className="why-drawing" aria-hidden="true">
      <path className="why-hook" d="M30 0v14a8 8 0 1 0 8 8" />
      <circle cx="30" cy="44" r="19" />
      <path d="M30 63v66M30 126h17v-14M30 108h12V97" />
    </svg>
  )
}

function Socket() {
  return (
    <svg viewBox="0 0 176 72" className="why-drawing" aria-hidden="true">
      <path className="why-cable" d="M-1600 36H62" />
      <path className="why-plug" d="M60 24h12l12-8h18v40H84l-12-8H60z" />
      <path className="why-prongs" d="M102 26h14M102 46h14" />
      <rect className="why-plate" x="114" y="1" width="60" height="70" rx="4" />
    </svg>
  )
}

function Lamp() {
  return (
    <svg viewBox="0 0 64 104" className="why-drawing" aria-hidden="true">
      <path className="why-shade" d="M18 2h28l12 30H6z" />
      <path d="M32 32v68M16 101h32" />
    </svg>
  )
}

/** Once in each point. */
export const ITEM_DRAWINGS: Drawings = {
  belt: <span className="why-stamp" aria-hidden="true" />,
  drawers: <span className="why-handle" aria-hidden="true" />,
  keys: <Key />,
  rooms: <Lamp />,
  sockets: <Socket />,
}

/** Once for the whole list. */
export const LIST_DRAWINGS: Drawings = {
  fingerprint: <Fingerprint />,
  letterboxes: (
    <svg viewBox="0 0 1200 190" preserveAspectRatio="none" className="why-drawing" aria-hidden="true">
      <path className="why-pillar" d="M0 190V110C0 30 120 0 294 0s294 30 294 110v80z" />
      <path className="why-wall" d="M612 80h588v110H612z" />
      <path className="why-roof" d="M612 90 660 0h492l48 90z" />
      <path className="why-roof" d="M174 124h240v14H174zM786 124h240v14H786z" />
      <path className="why-app" d="M244 131h100v40H244zM856 131h100v40H856z" />
    </svg>
  ),
  rooms: (
    <svg viewBox="0 0 1200 120" preserveAspectRatio="none" className="why-drawing" aria-hidden="true">
      <path d="M0 120 600 0l600 120z" />
    </svg>
  ),
  tiles: <Mosaic />,
}
