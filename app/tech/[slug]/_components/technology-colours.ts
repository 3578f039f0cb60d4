import type { CSSProperties } from 'react'
import { textOn } from '@/lib/colours/adjust'
import { nightBackground } from '@/lib/colours/night'
import { content, type TechnologyEntry } from '@/lib/content'

const textOnCover = (cover: string) => textOn(cover, content().site.colours)

/** The colours of both themes, for the class `tech` of technology.css. */
export const technologyColours = ({ accent, cover }: Pick<TechnologyEntry, 'accent' | 'cover'>): CSSProperties => ({
  '--tech-light': accent.light,
  '--tech-dark': accent.dark,
  '--cover-light': cover,
  '--cover-dark': nightBackground(cover),
  '--on-cover-light': textOnCover(cover),
})

/** Whether the text on the cover is light; app/header.css colours the header above it. */
export const coverTone = ({ cover }: Pick<TechnologyEntry, 'cover'>) =>
  textOnCover(cover) === content().site.colours.paper ? 'dark' : 'light'
