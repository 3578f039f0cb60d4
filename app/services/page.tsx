import { PageHead } from '@/app/_seo/page-head'
import { metadataOf } from '@/app/_seo/page-metadata'
import { CallToAction } from '@/components/sections/call-to-action'
import { content } from '@/lib/content'
import * as paths from '@/lib/url-paths'
import { Hero } from './_components/hero'
import { ServiceSections } from './_components/service-sections'

export const generateMetadata = () => metadataOf(paths.services)

export default function ServicesPage() {
  const { action, ...closing } = content().servicesPage.closing
  return (
    <>
      <PageHead path={paths.services} />
      <Hero />
      <ServiceSections />
      <CallToAction {...closing} primary={action} />
    </>
  )
}
