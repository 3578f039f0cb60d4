import { z } from 'zod'
import { reference } from './common.ts'
import { field } from './field.ts'

const percent = z.number().min(0).max(100)

/** A point of a picture. */
export const point = z.strictObject({
  x: field('From the left', 'In percent of the width of the picture.', percent),
  y: field('From the top', 'In percent of the height of the picture.', percent),
})

/** An area of a picture that leads to a service. */
const place = z
  .strictObject({
    service: field('Service', 'Where the area leads; its name is written there.', reference('services')),
    ...point.shape,
    width: field('Width', 'In percent of the width of the picture.', percent),
    height: field('Height', 'In percent of the height of the picture.', percent),
  })
  .refine(({ x, width }) => x + width <= 100, { error: 'an area inside the picture', path: ['width'] })
  .refine(({ y, height }) => y + height <= 100, { error: 'an area inside the picture', path: ['height'] })

/** The areas of a picture that lead to services. */
export const places = z.array(place).max(24)
