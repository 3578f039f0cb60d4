/** A part of a picture that leads somewhere. */
export interface PictureRegion {
  name: string
  href: string
  /** "x,y x,y …" in percent of the picture: two opposite corners of a rectangle, or all corners of another shape. */
  corners: string
}

/** How far above its lowest corner the name of a region stands, in percent of the width of the picture. */
const NAME_ABOVE = 4

const round = (value: number) => Math.round(value * 10) / 10

/** A region as a polygon, and the middle of its name. In percent of the width of a picture of `aspectRatio` (width / height). */
export function shapeOf({ corners }: PictureRegion, aspectRatio: number): { points: string; x: number; y: number } {
  const points = cornersOf(corners).map(([x, y]) => [x, round(y / aspectRatio)] as const)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return {
    points: points.join(' '),
    x: round((Math.min(...xs) + Math.max(...xs)) / 2),
    y: round(Math.max(...ys) - NAME_ABOVE),
  }
}

export function cornersOf(text: string): (readonly [x: number, y: number])[] {
  const corners = text.split(' ').map((corner) => {
    const [x = 0, y = 0] = corner.split(',').map(Number)
    return [x, y] as const
  })
  const [first, second, third] = corners
  if (!first || !second || third) return corners
  return [first, [second[0], first[1]], second, [first[0], second[1]]]
}
