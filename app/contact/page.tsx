import type { Metadata } from 'next'
import { StructuredData } from '@/app/_shell/structured-data'
import { content } from '@/lib/content'
import * as paths from '@/lib/paths'
import { offices } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { Addresses } from './_components/addresses'
import { Letter } from './_components/letter'
import { WhatHappensNext } from './_components/what-happens-next'

export function generateMetadata(): Metadata {
  const { site, contact } = content()
  return pageMetadata({ site, ...contact.seo, path: paths.contact })
}

export default function ContactPage() {
  const { site, contact } = content()
  return (
    <>
      <StructuredData here={{ name: contact.seo.title, path: paths.contact }} data={offices(site)} />
      <Letter />
      <WhatHappensNext />
      <Addresses />
    </>
  )
}
