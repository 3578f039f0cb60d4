import type { Metadata } from 'next'
import { StructuredData } from '@/app/_shell/structured-data'
import { CallToAction } from '@/components/sections/call-to-action'
import { content } from '@/lib/content'
import * as paths from '@/lib/paths'
import { pageMetadata } from '@/lib/seo/metadata'
import { AppShowcase } from './_components/app-showcase'
import { Opening } from './_components/opening'
import { WhyChoose } from './_components/why-choose'

export function generateMetadata(): Metadata {
  const { site, ourApps } = content()
  return pageMetadata({ site, ...ourApps.seo, path: paths.ourApps })
}

export default function OurAppsPage() {
  return (
    <>
      <StructuredData here={{ name: content().ourApps.seo.title, path: paths.ourApps }} />
      <Opening />
      <AppShowcase />
      <WhyChoose />
      <CallToAction {...content().home.closing} floor="sky" />
    </>
  )
}
