type Point = readonly [x: number, y: number]

/** The number of registered properties --r1, --r2… in theme-picture-transition.css; further rooms are lit with the last. */
const MAX_ROOMS = 8

const corners = (room: string): Point[] =>
  room.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return [x, y]
  })

/** Twice the area; positive when the corners go clockwise on the screen. */
const signedArea = (points: readonly Point[]) =>
  points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)

const loop = (points: readonly string[]) => [...points, points[0], '0 0'].join(',')

/**
 * The value of `clip-path` that shows everything but the rooms, and of each room as much as its property --r1, --r2… says,
 * from 0 to 1. The light spreads from below the middle of the ceiling, a little further than the walls, which hides the seam.
 *
 * @param rooms the corners of each room, "x,y x,y …" in percent of the picture.
 */
export function litRooms(rooms: readonly string[]): string {
  const loops = rooms.flatMap((room, index) => {
    const points = corners(room)
    if (signedArea(points) < 0) points.reverse()
    const lit = `var(--r${Math.min(index + 1, MAX_ROOMS)})`
    const lampX = points.reduce((sum, [x]) => sum + x, 0) / points.length
    const [top, bottom] = [Math.min, Math.max].map((edge) => edge(...points.map(([, y]) => y)))
    const lampY = (top ?? 0) * 0.7 + (bottom ?? 0) * 0.3
    const coordinate = (lamp: number, value: number) =>
      `calc(${lamp.toFixed(1)}% + ${((value - lamp) * 1.03).toFixed(1)}%*${lit})`
    const hole = points.toReversed().map(([x, y]) => `${x}% ${y}%`)
    const light = points.map(([x, y]) => `${coordinate(lampX, x)} ${coordinate(lampY, y)}`)
    return [loop(hole), loop(light)]
  })
  return `polygon(0 0,100% 0,100% 100%,0 100%,0 0,${loops.join(',')})`
}
