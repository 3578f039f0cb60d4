import localFont from 'next/font/local'

/**
 * build/subset-fonts.ts writes the files; fallback-fonts.css has the fallback fonts. The code font is not preloaded, because no
 * page shows code above the fold. Accented letters (Latin-1 as Fontsource subsets it, Latin Extended-A) are in files of
 * their own, which a browser fetches only for a page that contains one; the text face has the most common ones.
 */
const display = localFont({
  src: '../.generated/fonts/display.woff2',
  weight: '700',
  variable: '--font-display',
  display: 'swap',
  fallback: ['displayAccented', 'displayExtended', 'display-arial', 'display-roboto', 'sans-serif'],
  adjustFontFallback: false,
})
export const displayAccented = localFont({
  src: '../.generated/fonts/display-accented.woff2',
  weight: '700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'displayAccented' },
    { prop: 'unicode-range', value: 'U+00C0-00FF, U+0131, U+0152-0153' },
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
  fallback: ['textAccented', 'textExtended', 'text-arial', 'text-roboto', 'sans-serif'],
  adjustFontFallback: false,
})
export const textAccented = localFont({
  src: '../.generated/fonts/text-accented.woff2',
  weight: '400 600',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'textAccented' },
    {
      prop: 'unicode-range',
      value:
        'U+00C0-00DE, U+00E3, U+00E5-00E6, U+00EC, U+00F0, U+00F2, U+00F5, U+00F7-00F8, U+00FD-00FF, U+0131, U+0152-0153',
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
