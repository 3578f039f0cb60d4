import { notFound } from 'next/navigation'
import { metadataBySlug } from '@/app/_seo/page-metadata'
import { NO_PAGE, type SlugPageProps, staticParams } from '@/lib/static-params'
import * as paths from '@/lib/url-paths'
import { findListing, listings } from '../_components/portfolio-listings'
import { PortfolioSections } from '../_components/portfolio-sections'
import { caseStudies } from './_components/case-study'
import { CaseStudyPage } from './_components/case-study-page'

export const dynamicParams = false

/** Case studies, and the pages of a portfolio with too many projects for one. */
export function generateStaticParams() {
  const further = listings().flatMap(({ slug }) => slug ?? [])
  return staticParams([...caseStudies().map((project) => project.slug), ...further])
}

export const generateMetadata = metadataBySlug(paths.project)

export default async function ProjectPage({ params }: SlugPageProps) {
  const { slug } = await params
  if (slug === NO_PAGE) return null
  const listing = findListing(slug)
  if (listing) return <PortfolioSections listing={listing} />
  const project = caseStudies().find((each) => each.slug === slug)
  if (!project) notFound()
  return <CaseStudyPage project={project} />
}
