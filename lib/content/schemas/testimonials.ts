import { z } from 'zod'
import { picture, text } from './common.ts'
import { field } from './field.ts'

/** content/testimonials/*.yaml */
export const testimonial = z.strictObject({
  id: field('Position', 'Its place among the testimonials; each number once.', z.int().min(1)),
  name: field('Name', 'Who said it.', text(2, 60)),
  position: field('Position held', 'What they do and where: Head of Learning, Cyber Guardians', text(3, 100)),
  picture: field('Portrait', 'A picture of the person, square.', picture('portraits')),
  quote: field('Words', 'What they said, without quotation marks.', text(60, 450)),
})

export type Testimonial = z.infer<typeof testimonial>
