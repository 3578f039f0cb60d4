import { z } from 'zod'
import { seo, text, titled } from './common.ts'
import { field } from './field.ts'
import { callPicture, heading, lead } from './page-fields.ts'

const reason = titled.extend({
  figure: field(
    'Figure',
    'A number in large type above the point.',
    z
      .strictObject({
        value: field('Number', 'Without a unit: 48', text(1, 6)),
        label: field('Label', 'What is counted.', text(3, 40)),
      })
      .optional(),
  ),
})

/** content/our-apps.yaml */
export const ourApps = z.strictObject({
  seo,
  title: field('Heading', 'The heading of the page, in large type.', text(3, 30)),
  lead,
  why: field(
    'Reasons',
    'Why somebody should choose the apps.',
    z
      .strictObject({
        title: heading,
        items: field('Points', 'Up to six.', z.array(reason).max(6)),
      })
      .optional(),
  ),
  callPicture,
})
