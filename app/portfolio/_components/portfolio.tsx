import { StructuredData } from '@/app/_shell/structured-data'
import { content } from '@/lib/content'
import * as paths from '@/lib/paths'
import { listingSeo } from '@/lib/seo/listings'
import { Discuss } from './discuss'
import { Gallery } from './gallery'
import { JoinTeam } from './join-team'
import { ListedGallery } from './listed-gallery'
import type { ProjectListing } from './listings'
import { Opening } from './opening'

/** The portfolio, or one page of it when it takes several. */
export function Portfolio({ listing }: { listing?: ProjectListing | undefined }) {
  const { seo } = content().portfolioPage
  const here = listing?.slug
    ? { name: listingSeo(seo, listing).title, path: paths.portfolioListing(listing.slug) }
    : { name: seo.title, path: paths.portfolio }
  return (
    <>
      <StructuredData {...(listing?.slug ? { above: { name: seo.title, path: paths.portfolio } } : {})} here={here} />
      <Opening />
      {listing ? <ListedGallery listing={listing} /> : <Gallery />}
      <div className="pb-20 lg:pb-28" />
      <JoinTeam />
      <Discuss />
    </>
  )
}
