import { z } from 'zod'
import { colour, picture, text } from './common.ts'
import { field } from './field.ts'

/** content/apps/*.yaml: a card of /our-apps/. */
export const appCard = z.strictObject({
  id: field('Position', 'The position in the list of apps; each number must be unique.', z.int().min(1)),
  name: field('Name', 'The name of the app.', text(2, 40)),
  description: field('Description', 'What the app does, and what it does not do.', text(60, 360)),
  picture: field('Picture', 'The app on a phone.', picture('apps')),
  features: field('Features', 'One to ten features.', z.array(text(8, 130)).min(1).max(10)),
  rating: field('Rating', 'Stars in the stores, 0 to 5: 4.8', z.number().min(0).max(5)),
  downloads: field('Downloads', 'As shown in the stores: 1M+', text(2, 10)),
  colour: field('Colour', 'The background of the card.', colour),
  button: field('Button', 'The label of the button.', text(3, 40)),
  buttonReason: field(
    'Why the button is disabled',
    'Announced by screen readers and shown below the button.',
    text(15, 230),
  ),
})
