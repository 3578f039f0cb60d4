import { PageHead } from '@/app/_seo/page-head'
import * as paths from '@/lib/url-paths'
import { ContactAction } from './contact-action'
import { Gallery } from './gallery'
import { Hero } from './hero'
import { JoinTeam } from './join-team'
import { PaginatedGallery } from './paginated-gallery'
import type { ProjectListing } from './portfolio-listings'

/** `listing` is the page to show when there are several. */
export function PortfolioSections({ listing }: { listing?: ProjectListing | undefined }) {
  return (
    <>
      <PageHead path={paths.portfolioListing(listing?.slug)} />
      <Hero />
      {listing ? <PaginatedGallery listing={listing} /> : <Gallery />}
      <div className="pb-20 lg:pb-28" />
      <JoinTeam />
      <ContactAction />
    </>
  )
}
