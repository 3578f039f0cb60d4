import type { Metadata } from 'next'
import { StructuredData } from '@/app/_shell/structured-data'
import { content } from '@/lib/content'
import * as paths from '@/lib/paths'
import { pageMetadata } from '@/lib/seo/metadata'
import { Device } from './_components/device'
import { Forms } from './_components/forms'
import { Opening } from './_components/opening'
import { Rights } from './_components/rights'

export function generateMetadata(): Metadata {
  const { site, privacy } = content()
  return pageMetadata({ site, ...privacy.seo, path: paths.privacy })
}

export default function PrivacyPage() {
  return (
    <>
      <StructuredData here={{ name: content().privacy.seo.title, path: paths.privacy }} />
      <Opening />
      <Forms />
      <Device />
      <Rights />
    </>
  )
}
