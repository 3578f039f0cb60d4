import { PageHead } from '@/app/_seo/page-head'
import { metadataOf } from '@/app/_seo/page-metadata'
import { CallToAction } from '@/components/sections/call-to-action'
import { content } from '@/lib/content'
import * as paths from '@/lib/url-paths'
import { Awards } from './_components/awards'
import { Hero } from './_components/hero'
import { Mission } from './_components/mission'
import { Offices } from './_components/offices'
import { People } from './_components/people'
import { Story } from './_components/story'
import { Values } from './_components/values'
import { Vision } from './_components/vision'

export const generateMetadata = () => metadataOf(paths.about)

export default function AboutPage() {
  return (
    <>
      <PageHead path={paths.about} />
      <Hero />
      <Story />
      <People />
      <Mission />
      <Vision />
      <Values />
      <Awards />
      <Offices />
      <CallToAction {...content().home.closing} />
    </>
  )
}
