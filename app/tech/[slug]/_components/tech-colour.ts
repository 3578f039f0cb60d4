import type { CSSProperties } from 'react'
import type { TechnologyEntry } from '@/lib/content'

/** Both lights' colours for the class `tech` of tech.css, which picks the theme's. */
export const techColour = ({ accent }: Pick<TechnologyEntry, 'accent'>): CSSProperties => ({
  '--tech-light': accent.light,
  '--tech-dark': accent.dark,
})
