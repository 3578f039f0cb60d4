import { z } from 'zod'
import { pictureWithRegions, seo, text } from './common.ts'
import { field } from './field.ts'
import { closing, lead } from './page-fields.ts'

/** content/services-page.yaml */
export const servicesPage = z.strictObject({
  seo,
  title: field('Headline', 'The heading of the page.', text(5, 110)),
  lead,
  plan: field(
    'Plan',
    'A picture of all services beside the headline. Without it there is a list of links.',
    z
      .strictObject({
        picture: field(
          'Picture',
          'Rooms, streets or shelves, with a region for each service: #ferry-timetables. A service without one is listed below.',
          pictureWithRegions('services'),
        ),
      })
      .optional(),
  ),
  closing,
})
