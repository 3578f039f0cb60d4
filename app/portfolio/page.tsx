import type { Metadata } from 'next'
import { content } from '@/lib/content'
import * as paths from '@/lib/paths'
import { pageMetadata } from '@/lib/seo/metadata'
import { findListing } from './_components/listings'
import { Portfolio } from './_components/portfolio'

export function generateMetadata(): Metadata {
  const { site, portfolioPage } = content()
  return pageMetadata({ site, ...portfolioPage.seo, path: paths.portfolio })
}

export default function PortfolioPage() {
  return <Portfolio listing={findListing()} />
}
