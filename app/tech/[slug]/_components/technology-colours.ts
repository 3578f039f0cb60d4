import type { CSSProperties } from 'react'
import type { TechnologyEntry } from '@/lib/content'
import { PAPER, textColourOn } from '@/lib/contrast'

/** The colours of both themes, for the class `tech` of technology.css. */
export const technologyColours = ({ accent, cover }: Pick<TechnologyEntry, 'accent' | 'cover'>): CSSProperties => ({
  '--tech-light': accent.light,
  '--tech-dark': accent.dark,
  '--cover-light': cover,
  '--on-cover-light': textColourOn(cover),
})

/** Whether the text on the cover is light; app/globals.css colours the header above it. */
export const coverTone = ({ cover }: Pick<TechnologyEntry, 'cover'>) =>
  textColourOn(cover) === PAPER ? 'dark' : 'light'
