import type { content } from '@/lib/content'
import './hero-cable.css'

type Room = NonNullable<ReturnType<typeof content>['home']['hero']['slides'][number]['room']>

/** The slabs fall to the right by this much for each pixel. All lengths are pixels of home/house, which has 2000×1550. */
const SLOPE = 0.1078
/** The left edge of the house, and where the fronts of its two upper slabs meet it. */
const EDGE = 224
const SLABS = { upper: 413, lower: 812 }

/** The slab from which the cable hangs, and the screen or rack at its end. */
const ENDS: Record<Room, [slab: keyof typeof SLABS, x: number, y: number]> = {
  design: ['upper', 514, 534],
  'front-end': ['upper', 1180, 622],
  phones: ['upper', 1354, 712],
  planning: ['lower', 1112, 946],
  servers: ['lower', 1370, 1050],
  storage: ['lower', 1551, 1003],
}

function cablePath(room: Room): string {
  const [slab, x, y] = ENDS[room]
  return `M-700 1027H${EDGE}V${SLABS[slab]}L${x} ${SLABS[slab] + Math.round((x - EDGE) * SLOPE)}V${y}`
}

/** A cable from each slide of code to its room. Only that of the current slide is shown, by hero-cable.css. */
export function HeroCable({ rooms }: { rooms: (Room | undefined)[] }) {
  return (
    <svg viewBox="0 0 2000 1550" aria-hidden="true" className="hero-cable">
      {rooms.map((room, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two slides may lead to one room
        <g key={index}>
          {room ? (
            <>
              <path d={cablePath(room)} pathLength="1" />
              <circle cx={ENDS[room][1]} cy={ENDS[room][2]} r="12" />
            </>
          ) : null}
        </g>
      ))}
    </svg>
  )
}
