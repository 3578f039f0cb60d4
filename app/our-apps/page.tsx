import { notFound } from 'next/navigation'
import { PageHead } from '@/app/_seo/page-head'
import { metadataOf } from '@/app/_seo/page-metadata'
import { CallToAction } from '@/components/sections/call-to-action'
import { content } from '@/lib/content'
import * as paths from '@/lib/url-paths'
import { AppShowcase } from './_components/app-showcase'
import { Hero } from './_components/hero'
import { WhyChoose } from './_components/why-choose'

export const generateMetadata = () => (content().ourApps ? metadataOf(paths.ourApps) : {})

export default function OurAppsPage() {
  const { home, ourApps } = content()
  if (!ourApps) notFound()
  return (
    <>
      <PageHead path={paths.ourApps} />
      <Hero {...ourApps} />
      <AppShowcase />
      {ourApps.why ? <WhyChoose {...ourApps.why} /> : null}
      <CallToAction {...home.closing} picture={ourApps.callPicture} floor="sky" />
    </>
  )
}
