import { metadataOf } from '@/app/_seo/page-metadata'
import * as paths from '@/lib/url-paths'
import { findListing } from './_components/portfolio-listings'
import { PortfolioSections } from './_components/portfolio-sections'

export const generateMetadata = () => metadataOf(paths.portfolio)

export default function PortfolioPage() {
  return <PortfolioSections listing={findListing()} />
}
