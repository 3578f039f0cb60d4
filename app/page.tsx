import type { Metadata } from 'next'
import { CallToAction } from '@/components/sections/call-to-action'
import { JsonLdScript } from '@/components/ui/json-ld'
import { content } from '@/lib/content'
import * as paths from '@/lib/paths'
import { organizationAndWebsite } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { FeaturedWork } from './_components/featured-work'
import { Hero } from './_components/hero'
import { ServicesBento } from './_components/services-bento'
import { StackIndex } from './_components/stack-index'
import { StatsStrip } from './_components/stats-strip'
import { TestimonialSection } from './_components/testimonial-section'

export function generateMetadata(): Metadata {
  const { site, home } = content()
  return pageMetadata({ site, ...home.seo, path: paths.home })
}

export default function HomePage() {
  const { site, home } = content()
  return (
    <>
      <JsonLdScript data={organizationAndWebsite(site)} />
      <Hero />
      <ServicesBento />
      <StatsStrip />
      <StackIndex />
      <FeaturedWork />
      <TestimonialSection />
      <CallToAction {...home.closing} />
    </>
  )
}
