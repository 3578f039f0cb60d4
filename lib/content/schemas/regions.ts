import { z } from 'zod'
import { signedArea } from '../../lit-regions.ts'
import { cornersOf } from '../../picture-regions.ts'
import { isLinkAddress } from './address.ts'
import { field } from './field.ts'

const percent = z.number().min(0).max(100)

/** A point of a picture. */
export const point = z.strictObject({
  x: field('From the left', 'In percent of the width of the picture.', percent),
  y: field('From the top', 'In percent of the height of the picture.', percent),
})

const CORNERS = /^\d+(\.\d+)?,\d+(\.\d+)?( \d+(\.\d+)?,\d+(\.\d+)?)+$/

const corners = z
  .string()
  .regex(CORNERS, { error: 'two or more corners like 12,54 41,76' })
  .refine((text) => !CORNERS.test(text) || text.split(/[ ,]/).every((number) => Number(number) <= 100), {
    error: 'corners inside the picture, from 0,0 to 100,100',
  })
  .refine((text) => !CORNERS.test(text) || (thickness(text) >= 1 && !crossesItself(cornersOf(text))), {
    error: 'corners in order around a part of the picture, at least 1 percent wide and high',
  })

/** The area of a region divided by the longer of its sides. */
function thickness(text: string): number {
  const points = cornersOf(text)
  const [width = 0, height = 0] = [0, 1].map((side) => {
    const places = points.map((point) => point[side === 0 ? 0 : 1])
    return Math.max(...places) - Math.min(...places)
  })
  return Math.abs(signedArea(points)) / 2 / Math.max(width, height)
}

type Corner = ReturnType<typeof cornersOf>[number]

/** The side of the line from `a` to `b` on which `c` is. */
const sideOf = (a: Corner, b: Corner, c: Corner) =>
  Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))

function crossesItself(corners: readonly Corner[]): boolean {
  const edges = corners.map((corner, index) => [corner, corners[(index + 1) % corners.length] ?? corner] as const)
  const parts = ([a, b]: (typeof edges)[number], [c, d]: (typeof edges)[number]) =>
    sideOf(a, b, c) * sideOf(a, b, d) < 0
  return edges.some((edge, index) => edges.slice(index + 1).some((other) => parts(edge, other) && parts(other, edge)))
}

const region = z.strictObject({
  name: field(
    'Name',
    'Where the link leads. It is read aloud, and shown over the picture: Ferry timetables',
    z
      .string()
      .min(2)
      .max(40)
      .regex(/^\S.*\S$/, { error: 'text without spaces at its ends' }),
  ),
  href: field(
    'Address',
    'A page of this site such as /contact/, or an id on this page (#services).',
    z
      .string()
      .refine((href) => /^[/#]/.test(href) && isLinkAddress(href), { error: 'a link such as /contact/ or #services' }),
  ),
  corners: field(
    'Corners',
    'In percent from the left and the top: two opposite corners of a rectangle, 3,2 40,30, or all those of another shape, 12,54 41,58 41,76.',
    corners,
  ),
})

/** The parts of a picture that lead somewhere. */
export const regions = field(
  'Regions',
  'Parts of the picture that are links, in reading order. At night their lamps come on in this order.',
  z.array(region).max(24).optional(),
)
