import type { Metadata } from 'next'
import { ThemeProvider } from 'next-themes'
import type { ReactNode } from 'react'
import devRefresh from '@/.generated/dev-refresh.json'
import { Footer } from '@/components/layout/footer'
import { Header } from '@/components/layout/header'
import { NavigationEffects } from '@/components/layout/navigation-effects'
import { THEME_SCRIPT } from '@/components/layout/theme-script'
import { CursorCirclesLoader } from '@/components/motion/cursor-circles-loader'
import { MOTION_SCRIPT } from '@/components/motion/motion-preference'
import { PageTransition } from '@/components/motion/page-transition'
import { RevealObserver } from '@/components/motion/reveal-observer'
import { content } from '@/lib/content'
import { siteMetadata } from '@/lib/seo/metadata'
import { SLASH_SCRIPT } from '@/lib/slash-script'
import { footerModel, htmlAttributes, navigationModel } from './_layout/navigation'
import { fontVariables } from './fonts'
import './globals.css'

export const generateMetadata = (): Metadata => siteMetadata(content().site)

export default function RootLayout({ children }: { children: ReactNode }) {
  const { site } = content()
  return (
    <html lang={site.language} className={fontVariables} {...htmlAttributes()} suppressHydrationWarning>
      <head>
        {/* Not in generateViewport: Next inserts its elements again on each page, and this one restyles the whole page. */}
        <meta name="color-scheme" content="light dark" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constants that must run before the first paint */}
        <script data-early="" dangerouslySetInnerHTML={{ __html: SLASH_SCRIPT + MOTION_SCRIPT + THEME_SCRIPT }} />
      </head>
      <body data-content={devRefresh.changed || undefined}>
        {/* Light by default; the choice is stored in local storage as `theme` (specification, §1). */}
        <ThemeProvider enableSystem={false} enableColorScheme={false} scriptProps={{ 'data-early': '' }}>
          <a href="#main" className="skip-link">
            Skip to content
          </a>
          <Header brand={site.brand} navigation={navigationModel()} />
          <main id="main" tabIndex={-1} className="min-h-[70vh] overflow-x-clip pt-(--header-height)">
            <PageTransition>{children}</PageTransition>
          </main>
          <Footer {...footerModel()} />
          <div id="modal-root" />
          <RevealObserver />
          <CursorCirclesLoader />
          <NavigationEffects />
        </ThemeProvider>
      </body>
    </html>
  )
}
