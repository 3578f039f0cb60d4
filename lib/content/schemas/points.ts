import { z } from 'zod'
import { decoration, floor, picture, text, titled } from './common.ts'
import { field } from './field.ts'
import { point } from './regions.ts'

const title = field('Heading', 'Says what the section is: What is included', text(3, 80))
const pointsOf = <Point extends z.ZodType>(point: Point) =>
  field('Points', 'One to twelve.', z.array(point).min(1).max(12))
const items = pointsOf(titled)

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

const pins = z.strictObject({
  kind: field('Arrangement', 'Pins: the points beside a picture with their numbers on it.', z.literal('pins')),
  title,
  picture: field('Picture', 'On which the numbers are.', picture('points')),
  items: pointsOf(
    titled.extend({
      pin: field('Pin', 'Where the number of the point is on the picture, in percent.', point),
    }),
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

const phone = z.strictObject({
  kind: field('Arrangement', 'Phone: the points as messages on a locked phone.', z.literal('phone')),
  title,
  floor: field('Background', 'The background of the screen.', floor),
  time: field('Time', 'On the screen, large: 07:52', text(1, 10)),
  place: field('Place', 'Below the time: Tuesday, in a tunnel', text(3, 40)),
  picture: field('Picture', 'Below the heading, on wide screens.', picture('points').optional()),
  status: field('Status', 'Beside the time at the top: No service · 9%', text(2, 24)),
  items: pointsOf(
    titled.extend({
      label: field('Sender', 'A few words above the heading.', text(2, 40).optional()),
      icon: field('Icon', 'A square drawing, shown small.', decoration('points').optional()),
    }),
  ),
})

const search = z
  .strictObject({
    kind: field('Arrangement', 'Search: the points as the results of a search, before and after.', z.literal('search')),
    title,
    address: field('Address', 'The beginning of the address of each result: your-site.example', text(4, 40)),
    before: field('Word for before', 'Above the old results: Before', text(2, 30)),
    after: field('Word for after', 'Above the new results: After', text(2, 30)),
    items: pointsOf(
      titled.extend({
        label: field('Page', 'The end of the address: products › shawls', text(2, 40).optional()),
        before: field('Before', 'What the search finds without this; it is struck out.', text(3, 90).optional()),
      }),
    ),
  })
  .refine(({ items }) => items.some(({ before }) => before), {
    path: ['items'],
    error: 'at least one point with "Before", because half of the results shows these',
  })

const side = z.strictObject({
  name: field('Name', 'Short; also in front of what each point says about this side: The rule', text(2, 30)),
  floor: field(
    'Background',
    'The background of the picture and of the name. The section is paper on services and sand on technologies: choose another.',
    floor,
  ),
  picture: field('Picture', 'What this side does, with nothing but shapes.', picture('points')),
  result: field('Result', 'One sentence below the picture.', text(5, 120)),
})

const beforeAfter = z.strictObject({
  kind: field(
    'Arrangement',
    'Before and after: two pictures side by side above the points.',
    z.literal('before-after'),
  ),
  title,
  legend: field('Legend', 'How to read the pictures.', text(10, 200).optional()),
  before: field('Before', 'The first picture.', side),
  after: field('After', 'The second picture.', side),
  items: pointsOf(
    titled.extend({
      before: field('Before', 'What the first side does about it.', text(3, 90).optional()),
      after: field('After', 'What the second side does about it.', text(3, 90).optional()),
    }),
  ),
})

const group = z.strictObject({
  name: field('Name', 'Who sits there: Your people', text(2, 30)),
  person: field('Person', 'A square drawing of one of them.', decoration('points')),
})

const table = z.strictObject({
  kind: field('Arrangement', 'Table: the points as place cards on a table seen from above.', z.literal('table')),
  title,
  groups: field('Groups', 'Above the table, for the colours of the people.', z.array(group).max(4)),
  seats: field(
    'Seats',
    'The people at one card, in turn; the table is below them in the drawing.',
    z.array(decoration('points')).min(1).max(6),
  ),
  freeSeat: field('Free seat', 'The same chairs without people.', decoration('points')),
  free: field('Word for free', 'On the place without a card: Free', text(2, 30)),
  objects: field('Objects', 'A wide drawing of what lies in the middle of the table.', decoration('points')),
  items,
})

/** A titled list of points in one of the arrangements of components/points. */
export const points = z.discriminatedUnion('kind', [
  plain,
  pictured,
  pins,
  windowed,
  notebook,
  phone,
  search,
  beforeAfter,
  table,
])
