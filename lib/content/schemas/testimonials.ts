import { z } from 'zod'
import { picture, text } from './common.ts'
import { field } from './field.ts'

/** content/testimonials/*.yaml */
export const testimonial = z.strictObject({
  id: field('Position', 'The position in the list of testimonials; each number must be unique.', z.int().min(1)),
  name: field('Name', 'Who said it.', text(2, 60)),
  position: field('Position held', 'Position and company: Head of Learning, Cyber Guardians', text(3, 100)),
  picture: field(
    'Portrait',
    'A picture of the person. Without one their initials are shown.',
    picture('portraits', { shape: 'square' }).optional(),
  ),
  quote: field('Quote', 'Without quotation marks.', text(60, 450)),
})
