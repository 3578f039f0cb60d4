import type { Metadata } from 'next'
import { StructuredData } from '@/app/_shell/structured-data'
import { content } from '@/lib/content'
import { paths } from '@/lib/paths'
import { pageMetadata } from '@/lib/seo/metadata'
import { Discuss } from './_components/discuss'
import { Gallery } from './_components/gallery'
import { JoinTeam } from './_components/join-team'
import { Opening } from './_components/opening'

export function generateMetadata(): Metadata {
  const { site, portfolioPage } = content()
  return pageMetadata({ site, ...portfolioPage.seo, path: paths.portfolio })
}

export default function PortfolioPage() {
  return (
    <>
      <StructuredData here={{ name: content().portfolioPage.seo.title, path: paths.portfolio }} />
      <Opening />
      <Gallery />
      <div className="pb-20 lg:pb-28" />
      <JoinTeam />
      <Discuss />
    </>
  )
}
