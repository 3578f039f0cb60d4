import { PageHead } from '@/app/_seo/page-head'
import { metadataOf } from '@/app/_seo/page-metadata'
import * as paths from '@/lib/url-paths'
import { Aim } from './_components/aim'
import { Checks } from './_components/checks'
import { Hero } from './_components/hero'
import { Limits } from './_components/limits'
import { Report } from './_components/report'

export const generateMetadata = () => metadataOf(paths.accessibility)

export default function AccessibilityPage() {
  return (
    <>
      <PageHead path={paths.accessibility} />
      <Hero />
      <Aim />
      <Checks />
      <Limits />
      <Report />
    </>
  )
}
