import { z } from 'zod'
import { portrait, quotation, text } from './common.ts'
import { field } from './field.ts'

/** content/testimonials/*.yaml */
export const testimonial = z.strictObject({
  id: field('Position', 'The position in the list of testimonials; each number must be unique.', z.int().min(1)),
  name: field('Name', 'Who said it.', text(2, 60)),
  position: field('Position held', 'Position and company: Head of Operations, Ferry Plan', text(3, 100)),
  picture: portrait,
  quote: field('Quote', 'Without quotation marks.', quotation(60, 450)),
})
