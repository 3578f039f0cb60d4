import type { ReactNode } from 'react'
import type { TechnologyEntry } from '@/lib/content'
import { FrameCursor } from './why-frames'

type ItemDrawing = (index: number, count: number) => ReactNode

const STAMPS = [
  { colour: '#f0532d', motif: <path d="M10 27 22 17l12 10v16H10zM19 43V32h6v11" /> },
  { colour: '#3f8fb0', motif: <path d="M10 33c0-8 6-13 13-13 3 0 4 1 6 1l6 2-5 3c0 8-6 14-14 14zM13 38l-5 6" /> },
  { colour: '#f4b23a', motif: <path d="M22 22a9 9 0 1 0 .1 0M22 12v5M22 45v5M7 31h4M33 31h4" /> },
  { colour: '#6d3b5e', motif: <path d="M14 44c0-14 4-24 18-28 2 14-4 22-14 22M18 38c2-6 5-10 9-14" /> },
]

function Stamp({ index }: { index: number }) {
  const { colour, motif } = STAMPS[index % STAMPS.length] ?? { colour: '', motif: null }
  return (
    <svg viewBox="0 0 84 58" className="why-stamp" aria-hidden="true">
      <g transform="translate(38 0)">
        <rect x="2" y="2" width="40" height="54" fill={colour} />
        <rect className="why-perforation" x="2" y="2" width="40" height="54" />
        <g className="why-motif">{motif}</g>
      </g>
      <path className="why-postmark" d="M2 18q8-5 16 0t16 0 16 0M2 28q8-5 16 0t16 0 16 0M2 38q8-5 16 0t16 0 16 0" />
    </svg>
  )
}

/** A hook on the board, on which a ring holds a key and, by a cord, the card. */
function Key() {
  return (
    <svg viewBox="0 0 150 160" className="why-drawing" aria-hidden="true">
      <rect className="why-plate" x="18" y="2" width="24" height="36" rx="4" />
      <circle className="why-screw" cx="30" cy="10" r="3" />
      <circle className="why-screw" cx="30" cy="30" r="3" />
      <path className="why-cord" d="M42 100v36" />
      <g transform="rotate(-62 50 92)">
        <circle cx="50" cy="112" r="15" />
        <path d="M50 127v56M50 180h17v-14M50 162h13v-11" />
      </g>
      <circle className="why-ring" cx="42" cy="82" r="18" />
      <path className="why-hook" d="M30 22v36a12 12 0 0 0 24 0v-8" />
      <circle className="why-eyelet" cx="42" cy="144" r="9" />
    </svg>
  )
}

/** A switch, a list, a slider and a text field, as the screen of a phone shows them. */
const CONTROLS = [
  <g key="switch">
    <rect x="136" y="24" width="44" height="24" rx="12" />
    <circle cx="168" cy="36" r="8" />
  </g>,
  <g key="list">
    <rect x="128" y="18" width="60" height="9" rx="3" />
    <rect x="128" y="32" width="60" height="9" rx="3" />
    <rect x="128" y="46" width="40" height="9" rx="3" />
  </g>,
  <g key="slider">
    <rect x="128" y="34" width="60" height="5" rx="2.5" />
    <circle className="why-knob" cx="164" cy="36.5" r="9" />
  </g>,
  <g key="field">
    <rect x="128" y="18" width="60" height="14" rx="4" />
    <rect className="why-button" x="146" y="40" width="42" height="15" rx="4" />
  </g>,
]

function Phone({ index }: { index: number }) {
  return (
    <svg viewBox="0 0 208 72" className="why-drawing" aria-hidden="true">
      <path className="why-cable" d="M-1600 36H62" />
      <path className="why-plug" d="M60 24h12l12-8h18v40H84l-12-8H60z" />
      <rect className="why-prong" x="102" y="29" width="12" height="14" />
      <rect className="why-body" x="110" y="3" width="96" height="66" rx="12" />
      <rect className="why-screen" x="119" y="10" width="78" height="52" rx="5" />
      <g className="why-control">{CONTROLS[index % CONTROLS.length]}</g>
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

/** The first half of the points is in the round letter box, the others are in the square one. */
export const boxOf = (index: number, count: number) => (index < Math.ceil(count / 2) ? 'round' : 'square')

/** The top of a letter box, above the first point in it. */
function LetterBoxTop({ index, count }: { index: number; count: number }) {
  const box = boxOf(index, count)
  if (index > 0 && boxOf(index - 1, count) === box) return null
  return (
    <svg viewBox="0 0 588 160" preserveAspectRatio="none" className="why-drawing" aria-hidden="true">
      {box === 'round' ? (
        <path className="why-wall" d="M0 161V104C0 28 120 0 294 0s294 28 294 104v57z" />
      ) : (
        <>
          <path className="why-wall" d="M0 74h588v87H0z" />
          <path className="why-roof" d="M0 76 48 0h492l48 76z" />
        </>
      )}
      <path className="why-slot" d="M174 104h240v14H174z" />
      <path className="why-app" d="M244 111h100v40H244z" />
    </svg>
  )
}

/** Once in each point. */
export const ITEM_DRAWINGS: Partial<Record<TechnologyEntry['why']['layout'], ItemDrawing>> = {
  belt: (index) => <Stamp index={index} />,
  drawers: () => <span className="why-handle" aria-hidden="true" />,
  frames: (index) => (index === 0 ? <FrameCursor /> : null),
  keys: () => <Key />,
  letterboxes: (index, count) => <LetterBoxTop index={index} count={count} />,
  rooms: () => <Lamp />,
  sockets: (index) => <Phone index={index} />,
}
