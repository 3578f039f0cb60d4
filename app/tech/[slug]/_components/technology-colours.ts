import type { CSSProperties } from 'react'
import type { TechnologyEntry } from '@/lib/content'
import { typeOn } from '@/lib/contrast'

/** Both lights' colours for the class `tech` of tech.css, which picks the theme's. */
export const technologyColours = ({ accent, cover }: Pick<TechnologyEntry, 'accent' | 'cover'>): CSSProperties => ({
  '--tech-light': accent.light,
  '--tech-dark': accent.dark,
  '--cover-light': cover.light,
  '--cover-dark': cover.dark,
  '--type-light': typeOn(cover.light),
  '--type-dark': typeOn(cover.dark),
})
