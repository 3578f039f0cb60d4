import { z } from 'zod'
import { picture, text, titled } from './common.ts'
import { field } from './field.ts'

const title = field('Heading', 'Says what the section is: What is included', text(3, 80))
const items = field('Points', 'One to twelve.', z.array(titled).min(1).max(12))

const plain = z.strictObject({
  kind: field('Arrangement', 'Plain: the points in columns.', z.literal('plain').default('plain')),
  title,
  items,
})

const pictured = z.strictObject({
  kind: field('Arrangement', 'Picture: the points beside a picture.', z.literal('picture')),
  title,
  picture: field('Picture', 'A drawing, or a detail of another picture.', picture('points')),
  side: field('Side', 'Where the picture is on wide screens.', z.enum(['left', 'right'])),
  items,
})

/** A titled list of points in one of the arrangements of components/points. */
export const points = z.discriminatedUnion('kind', [plain, pictured])
