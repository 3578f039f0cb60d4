import { PageHead } from '@/app/_seo/page-head'
import { metadataOf } from '@/app/_seo/page-metadata'
import * as paths from '@/lib/url-paths'
import { Device } from './_components/device'
import { Forms } from './_components/forms'
import { Hero } from './_components/hero'
import { Rights } from './_components/rights'

export const generateMetadata = () => metadataOf(paths.privacy)

export default function PrivacyPage() {
  return (
    <>
      <PageHead path={paths.privacy} />
      <Hero />
      <Forms />
      <Device />
      <Rights />
    </>
  )
}
