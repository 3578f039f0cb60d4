import { z } from 'zod'
import { colour, href, picture, text } from './common.ts'
import { field } from './field.ts'

/** content/apps/*.yaml: a card of /our-apps/. */
export const appCard = z
  .strictObject({
    id: field('Position', 'The position in the list of apps; each number must be unique.', z.int().min(1)),
    name: field('Name', 'The name of the app.', text(2, 40)),
    description: field('Description', 'What the app does, and what it does not do.', text(60, 360)),
    picture: field('Picture', 'The app on a phone.', picture('apps')),
    features: field('Features', 'One to ten features.', z.array(text(8, 130)).min(1).max(10)),
    rating: field('Rating', 'Stars in the stores, 0 to 5: 4.8', z.number().min(0).max(5).optional()),
    downloads: field('Downloads', 'As shown in the stores: 1M+', text(2, 10).optional()),
    colour: field('Colour', 'The background of the card.', colour),
    button: field('Button', 'The label of the button.', text(3, 40)),
    href: field(
      'Address',
      'Where the button leads, such as the store. Without it the button is disabled.',
      href.optional(),
    ),
    buttonReason: field(
      'Note of the button',
      'Shown below the button. If it has no address: why it is disabled.',
      text(15, 230).optional(),
    ),
  })
  .refine(({ href, buttonReason }) => href !== undefined || buttonReason !== undefined, {
    path: ['buttonReason'],
    error: 'why the button is disabled, because it has no address',
  })
