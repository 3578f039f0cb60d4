import localFont from 'next/font/local'

/** Made by build/fonts.ts; what stands in meanwhile is in fallback-fonts.css. Two are preloaded; code stands below the first paint's text. */
const display = localFont({
  src: '../.generated/fonts/display.woff2',
  weight: '700',
  variable: '--font-display',
  display: 'swap',
  fallback: ['display-arial', 'display-roboto', 'sans-serif'],
  adjustFontFallback: false,
})
const text = localFont({
  src: '../.generated/fonts/text.woff2',
  weight: '400 600',
  variable: '--font-text',
  display: 'swap',
  fallback: ['text-arial', 'text-roboto', 'sans-serif'],
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
