import { z } from 'zod'
import { field } from './field.ts'

/** The layouts of components/sections/hero.tsx. */
export const heroLayout = field(
  'Layout',
  'Right, left: the picture beside the text, below the headline; large: two thirds wide. Beside, beside-left: beside both. Panel: beside both, on another colour.',
  z.enum(['right', 'left', 'large', 'beside', 'beside-left', 'panel']),
)
