import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { content } from '@/lib/content'
import * as paths from '@/lib/paths'
import { listingSeo } from '@/lib/seo/listings'
import { pageMetadata } from '@/lib/seo/metadata'
import { NO_PAGE, staticParams } from '@/lib/static-params'
import { findListing, listings } from '../_components/listings'
import { Portfolio } from '../_components/portfolio'
import { findStory, storySlugs } from './_components/story'
import { StoryPage } from './_components/story-page'

export const dynamicParams = false

interface ProjectPageProps {
  params: Promise<{ slug: string }>
}

/** Stories, and the further pages of a portfolio that is too large for one. */
export function generateStaticParams() {
  const further = listings().flatMap(({ slug }) => slug ?? [])
  return staticParams([...storySlugs(), ...further])
}

export async function generateMetadata({ params }: ProjectPageProps): Promise<Metadata> {
  const { slug } = await params
  const { site, portfolioPage } = content()
  const listing = findListing(slug)
  if (listing)
    return pageMetadata({ site, ...listingSeo(portfolioPage.seo, listing), path: paths.portfolioListing(slug) })
  const story = findStory(slug)
  if (!story) return {}
  return pageMetadata({ site, ...story.caseStudy.seo, path: paths.project(story.slug), type: 'article' })
}

export default async function ProjectPage({ params }: ProjectPageProps) {
  const { slug } = await params
  if (slug === NO_PAGE) return null
  const listing = findListing(slug)
  if (listing) return <Portfolio listing={listing} />
  const story = findStory(slug)
  if (!story) notFound()
  return <StoryPage story={story} />
}
