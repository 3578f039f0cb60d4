import { notFound } from 'next/navigation'
import { Footer } from '@/components/layout/footer'
import { Header } from '@/components/layout/header'
import { content } from '@/lib/content'
import { footerModel, navigationModel } from '../_shell/navigation'

/** What all pages share, for the build alone: it takes the parts from here, and the page away (scripts/seal/shared-parts.ts). */
export default function SharedParts() {
  if (process.env.NODE_ENV !== 'production') notFound()
  return (
    <>
      <Header brand={content().site.brand} navigation={navigationModel()} whole />
      <Footer {...footerModel()} whole />
    </>
  )
}
