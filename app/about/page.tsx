import type { Metadata } from 'next'
import { StructuredData } from '@/app/_shell/structured-data'
import { CallToAction } from '@/components/sections/call-to-action'
import { content } from '@/lib/content'
import * as paths from '@/lib/paths'
import { pageMetadata } from '@/lib/seo/metadata'
import { Awards } from './_components/awards'
import { Mission } from './_components/mission'
import { Offices } from './_components/offices'
import { Opening } from './_components/opening'
import { Story } from './_components/story'
import { Values } from './_components/values'
import { Vision } from './_components/vision'

export function generateMetadata(): Metadata {
  const { site, about } = content()
  return pageMetadata({ site, ...about.seo, path: paths.about })
}

export default function AboutPage() {
  return (
    <>
      <StructuredData here={{ name: content().about.seo.title, path: paths.about }} />
      <Opening />
      <Story />
      <Mission />
      <Vision />
      <Values />
      <Awards />
      <Offices />
      <CallToAction {...content().home.closing} />
    </>
  )
}
