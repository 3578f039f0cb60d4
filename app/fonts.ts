import localFont from 'next/font/local'

/**
 * build/subset-fonts.ts writes the files; fallback-fonts.css has the fallback fonts. The code font is not preloaded, because no
 * page shows code above the fold. Rare characters of Latin-1, and Latin Extended-A, are in files of their own, which a
 * browser fetches only for a page that contains one; the text face has the most common accents.
 */
const display = localFont({
  src: '../.generated/fonts/display.woff2',
  weight: '700',
  variable: '--font-display',
  display: 'swap',
  fallback: ['displaySupplement', 'displayExtended', 'display-arial', 'display-roboto', 'sans-serif'],
  adjustFontFallback: false,
})
export const displaySupplement = localFont({
  src: '../.generated/fonts/display-supplement.woff2',
  weight: '700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'displaySupplement' },
    {
      prop: 'unicode-range',
      value: 'U+00A1-00A2, U+00A4-00A8, U+00AA-00B6, U+00B8-00D6, U+00D8-00FF, U+0131, U+0152-0153',
    },
  ],
})
export const displayExtended = localFont({
  src: '../.generated/fonts/display-extended.woff2',
  weight: '700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'displayExtended' },
    { prop: 'unicode-range', value: 'U+0100-0130, U+0132-0151, U+0154-017F' },
  ],
})
const text = localFont({
  src: '../.generated/fonts/text.woff2',
  weight: '400 600',
  variable: '--font-text',
  display: 'swap',
  fallback: ['textSupplement', 'textExtended', 'text-arial', 'text-roboto', 'sans-serif'],
  adjustFontFallback: false,
})
export const textSupplement = localFont({
  src: '../.generated/fonts/text-supplement.woff2',
  weight: '400 600',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'textSupplement' },
    {
      prop: 'unicode-range',
      value:
        'U+00A1-00A2, U+00A4-00A8, U+00AA-00B6, U+00B8-00D6, U+00D8-00DE, U+00E3, U+00E5-00E6, U+00EC, U+00F0, U+00F2, U+00F5, U+00F7-00F8, U+00FD-00FF, U+0131, U+0152-0153',
    },
  ],
})
export const textExtended = localFont({
  src: '../.generated/fonts/text-extended.woff2',
  weight: '400 600',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'textExtended' },
    { prop: 'unicode-range', value: 'U+0100-0130, U+0132-0151, U+0154-017F' },
  ],
})
const code = localFont({
  src: '../.generated/fonts/code.woff2',
  weight: '500',
  variable: '--font-code',
  display: 'swap',
  preload: false,
  fallback: ['ui-monospace', 'monospace'],
  adjustFontFallback: false,
})

export const fontVariables = `${display.variable} ${text.variable} ${code.variable}`
