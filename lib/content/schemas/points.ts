import { z } from 'zod'
import { decoration, picture, text, titled } from './common.ts'
import { field } from './field.ts'

const title = field('Heading', 'Says what the section is: What is included', text(3, 80))
const items = field('Points', 'One to twelve.', z.array(titled).min(1).max(12))

const plain = z.strictObject({
  kind: field('Arrangement', 'Plain: the points in rows.', z.literal('plain').default('plain')),
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

const percent = z.number().min(0).max(100)

const pins = z.strictObject({
  kind: field('Arrangement', 'Pins: the points beside a picture with their numbers on it.', z.literal('pins')),
  title,
  picture: field('Picture', 'On which the numbers are.', picture('points')),
  items: field(
    'Points',
    'One to twelve.',
    z
      .array(
        titled.extend({
          pin: field(
            'Pin',
            'Where the number of the point is on the picture, in percent.',
            z.strictObject({
              x: field('From the left', 'From 0, the left edge, to 100, the right one.', percent),
              y: field('From the top', 'From 0, the upper edge, to 100, the lower one.', percent),
            }),
          ),
        }),
      )
      .min(1)
      .max(12),
  ),
})

const label = text(1, 24)

const windowed = z.strictObject({
  kind: field(
    'Arrangement',
    'Window: the points as frames in the window of an editor, without numbers; the first is selected.',
    z.literal('window'),
  ),
  title,
  layers: field(
    'Layers',
    'The panel on the left, which lists the points.',
    z.strictObject({
      title: field('Heading', 'Layers', label),
      frame: field('Name of a frame', 'A number is added to it: reason/ becomes reason/1.', label),
    }),
  ),
  properties: field(
    'Properties',
    'The panel on the right.',
    z
      .array(
        z.strictObject({
          name: field('Name', 'Fill', label),
          values: field(
            'Values',
            'One to three.',
            z
              .array(
                z.strictObject({
                  text: field('Text', 'Paper', label),
                  dark: field('Text in the dark theme', 'When it is another.', label.optional()),
                  swatch: field('Colour sample', 'Shown before the text.', z.enum(['paper', 'accent']).optional()),
                }),
              )
              .min(1)
              .max(3),
          ),
        }),
      )
      .min(1)
      .max(6),
  ),
  items,
})

const notebook = z.strictObject({
  kind: field('Arrangement', 'Notebook: the points on ruled paper.', z.literal('notebook')),
  title,
  binding: field(
    'Binding',
    'A decoration along the left edge, 64 wide and as high as the longest page; a coil is 36 high, as a line of text is.',
    decoration('points').optional(),
  ),
  items,
})

/** A titled list of points in one of the arrangements of components/points. */
export const points = z.discriminatedUnion('kind', [plain, pictured, pins, windowed, notebook])
