type Point = readonly [x: number, y: number]

/** Twice the area; positive when the corners go clockwise on the screen. */
export const signedArea = (points: readonly Point[]) =>
  points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)

const loop = (points: readonly string[]) => [...points, points[0], '0 0'].join(',')

/**
 * The custom property `--lit-regions`, a value of `clip-path` that shows everything but the regions, and those of the first
 * `--lamps` regions in order; `--regions` is the number of all. The light spreads from below the middle of the ceiling, a
 * little further than the walls, which hides the seam. `--lamps` is animated, so all of them belong to the element with the
 * `clip-path`.
 *
 * @param regions the corners of each region in percent of the picture.
 */
export function litRegions(regions: readonly (readonly Point[])[]): Record<string, string> {
  const shares = regions.map((_, index) => [`--r${index}`, `clamp(0,var(--lamps) - ${index},1)`])
  const loops = regions.flatMap((region, index) => {
    const points = signedArea(region) < 0 ? [...region].reverse() : region
    const lampX = points.reduce((sum, [x]) => sum + x, 0) / points.length
    const [top, bottom] = [Math.min, Math.max].map((edge) => edge(...points.map(([, y]) => y)))
    const lampY = (top ?? 0) * 0.7 + (bottom ?? 0) * 0.3
    const coordinate = (lamp: number, value: number) =>
      `calc(${lamp.toFixed(1)}% + ${((value - lamp) * 1.03).toFixed(1)}%*var(--r${index}))`
    const hole = [...points].reverse().map(([x, y]) => `${x}% ${y}%`)
    const light = points.map(([x, y]) => `${coordinate(lampX, x)} ${coordinate(lampY, y)}`)
    return [loop(hole), loop(light)]
  })
  return {
    ...Object.fromEntries(shares),
    '--regions': String(regions.length),
    '--lit-regions': `polygon(0 0,100% 0,100% 100%,0 100%,0 0,${loops.join(',')})`,
  }
}
