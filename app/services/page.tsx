import type { Metadata } from 'next'
import { StructuredData } from '@/app/_shell/structured-data'
import { CallToAction } from '@/components/sections/call-to-action'
import { content } from '@/lib/content'
import * as paths from '@/lib/paths'
import { pageMetadata } from '@/lib/seo/metadata'
import { OverviewHero } from './_components/overview-hero'
import { Spreads } from './_components/spreads'
import './services.css'

export function generateMetadata(): Metadata {
  const { site, servicesPage } = content()
  return pageMetadata({ site, ...servicesPage.seo, path: paths.services })
}

export default function ServicesPage() {
  const { title, text, action } = content().servicesPage.closing
  return (
    <>
      <StructuredData here={{ name: content().servicesPage.seo.title, path: paths.services }} />
      <OverviewHero />
      <Spreads />
      <CallToAction title={title} text={text} primary={action} />
    </>
  )
}
