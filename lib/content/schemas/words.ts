import { z } from 'zod'
import { text } from './common.ts'
import { field } from './field.ts'

const word = z.strictObject({
  avoid: field(
    'Avoid',
    'Words in all their forms: mend, mended, mending. Capitals make no difference.',
    z.array(text(2, 40)).min(1).max(20),
  ),
  use: field('Use', 'What to write in its place, or how: fix', text(2, 60)),
  why: field('Why', 'One sentence, for those who write.', text(5, 160).optional()),
  except: field(
    'Except',
    'Whole texts, such as a heading, in which the word may stand.',
    z.array(text(2, 120)).max(20).optional(),
  ),
})

/** content/words.yaml: one word for one thing. */
export const words = z.strictObject({
  check: field(
    'Check',
    'What npm run content says of these words: error stops the build, warning does not, off says nothing.',
    z.enum(['error', 'warning', 'off']),
  ),
  words: field('Words', 'Words that texts avoid, and what they say in their place.', z.array(word).max(200)),
})
