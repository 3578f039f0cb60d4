import type { Metadata } from 'next'
import { StructuredData } from '@/app/_shell/structured-data'
import { content } from '@/lib/content'
import * as paths from '@/lib/paths'
import { pageMetadata } from '@/lib/seo/metadata'
import { Checks } from './_components/checks'
import { Limits } from './_components/limits'
import { Opening } from './_components/opening'
import { Report } from './_components/report'

export function generateMetadata(): Metadata {
  const { site, accessibility } = content()
  return pageMetadata({ site, ...accessibility.seo, path: paths.accessibility })
}

export default function AccessibilityPage() {
  return (
    <>
      <StructuredData here={{ name: content().accessibility.seo.title, path: paths.accessibility }} />
      <Opening />
      <Checks />
      <Limits />
      <Report />
    </>
  )
}
