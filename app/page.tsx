import { PageHead } from '@/app/_seo/page-head'
import { metadataOf } from '@/app/_seo/page-metadata'
import { CallToAction } from '@/components/sections/call-to-action'
import { content } from '@/lib/content'
import { organizationAndWebsite } from '@/lib/seo/json-ld'
import * as paths from '@/lib/url-paths'
import { Clients } from './_components/clients'
import { FeaturedWork } from './_components/featured-work'
import { Hero } from './_components/hero'
import { ServicesGrid } from './_components/services-grid'
import { StatsStrip } from './_components/stats-strip'
import { TechnologyStack } from './_components/technology-stack'
import { Testimonials } from './_components/testimonials'

export const generateMetadata = () => metadataOf(paths.home)

export default function HomePage() {
  const { site, home } = content()
  return (
    <>
      <PageHead path={paths.home} data={organizationAndWebsite(site)} />
      <Hero />
      <ServicesGrid />
      <StatsStrip />
      <TechnologyStack />
      <FeaturedWork />
      <Clients />
      <Testimonials />
      <CallToAction {...home.closing} />
    </>
  )
}
