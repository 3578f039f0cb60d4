import type { CSSProperties } from 'react'
import type { TechnologyEntry } from '@/lib/content'
import { textColourOn } from '@/lib/contrast'

/** The colours of both themes, for the class `tech` of technology.css. */
export const technologyColours = ({ accent, cover }: Pick<TechnologyEntry, 'accent' | 'cover'>): CSSProperties => ({
  '--tech-light': accent.light,
  '--tech-dark': accent.dark,
  '--cover-light': cover.light,
  '--cover-dark': cover.dark,
  '--on-cover-light': textColourOn(cover.light),
  '--on-cover-dark': textColourOn(cover.dark),
})
