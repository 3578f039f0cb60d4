import { z } from 'zod'
import { seo, text } from './common.ts'
import { field } from './field.ts'
import { closing, lead } from './page-fields.ts'

/** content/services-page.yaml */
export const servicesPage = z.strictObject({
  seo,
  title: field('Headline', 'The heading of the page.', text(5, 110)),
  lead,
  closing,
})
