import type { content } from '@/lib/content'
import './hero-cable.css'

type Room = NonNullable<ReturnType<typeof content>['home']['hero']['slides'][number]['room']>

/** From the code at the left, up the corner of the house and along its slabs. In pixels of home/house, which has 2000×1550. */
const ROUTES: Record<Room, { d: string; end: [number, number] }> = {
  design: { d: 'M-700 1027H224V812L273 817L273 803L440 744', end: [440, 744] },
  'front-end': { d: 'M-700 1027H224V812L833 877L833 863L984 809', end: [984, 809] },
  phones: { d: 'M-700 1027H224V812L1207 917L1207 904L1313 836', end: [1313, 836] },
  planning: { d: 'M-700 1027H224V812L860 880L860 1000', end: [860, 1000] },
  servers: { d: 'M-700 1027H224V812L1291 927L1291 1107L1352 1115', end: [1352, 1115] },
  storage: { d: 'M-700 1027H224V812L1551 955L1551 1003', end: [1551, 1003] },
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
              <path d={ROUTES[room].d} pathLength="1" />
              <circle cx={ROUTES[room].end[0]} cy={ROUTES[room].end[1]} r="15" />
            </>
          ) : null}
        </g>
      ))}
    </svg>
  )
}
