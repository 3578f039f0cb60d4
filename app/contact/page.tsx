import { PageHead } from '@/app/_seo/page-head'
import { metadataOf } from '@/app/_seo/page-metadata'
import { content } from '@/lib/content'
import { offices } from '@/lib/seo/json-ld'
import * as paths from '@/lib/url-paths'
import { ContactInfo } from './_components/contact-info'
import { ContactSection } from './_components/contact-section'
import { WhatHappensNext } from './_components/what-happens-next'

export const generateMetadata = () => metadataOf(paths.contact)

export default function ContactPage() {
  const { site } = content()
  return (
    <>
      <PageHead path={paths.contact} data={offices(site)} />
      <ContactSection />
      <WhatHappensNext />
      <ContactInfo />
    </>
  )
}
