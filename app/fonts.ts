import localFont from 'next/font/local'

/**
 * build/subset-fonts.ts writes the files, and .generated/fonts.css with the fonts of rare characters and the fallback fonts.
 * The code font is not preloaded, because no page shows code above the fold.
 */
const display = localFont({
  src: '../.generated/fonts/display.woff2',
  weight: '700',
  variable: '--font-display',
  display: 'swap',
  fallback: [
    'display-supplement',
    'display-extended',
    'display-arial',
    'display-roboto',
    'display-dejavu',
    'sans-serif',
  ],
  adjustFontFallback: false,
})
const text = localFont({
  src: '../.generated/fonts/text.woff2',
  weight: '400 600',
  variable: '--font-text',
  display: 'swap',
  fallback: ['text-supplement', 'text-extended', 'text-arial', 'text-roboto', 'text-dejavu', 'sans-serif'],
  adjustFontFallback: false,
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
