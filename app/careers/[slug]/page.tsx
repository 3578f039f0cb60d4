import { PageHead } from '@/app/_seo/page-head'
import { metadataBySlug } from '@/app/_seo/page-metadata'
import { ApplicationDialogLoader } from '@/components/forms/application-dialog-loader'
import { content, getJob } from '@/lib/content'
import { jobPosting } from '@/lib/seo/json-ld'
import { NO_PAGE, type SlugPageProps, staticParams } from '@/lib/static-params'
import * as paths from '@/lib/url-paths'
import { JobDescription } from './_components/job-description'
import { JobHero } from './_components/job-hero'
import { RelatedJobs } from './_components/related-jobs'

export const dynamicParams = false

export function generateStaticParams() {
  return staticParams(content().jobs.map(({ slug }) => slug))
}

export const generateMetadata = metadataBySlug(paths.job)

export default async function JobPage({ params }: SlugPageProps) {
  const { slug } = await params
  if (slug === NO_PAGE) return null
  const job = getJob(slug)
  const { site, careers } = content()
  return (
    <>
      <PageHead path={paths.job(slug)} data={jobPosting(content(), job)} />
      <JobHero job={job} />
      <JobDescription job={job} />
      <RelatedJobs job={job} />
      <ApplicationDialogLoader
        jobs={[{ slug: job.slug, title: job.title }]}
        mailAddress={site.emails.careers}
        {...careers.application}
      />
    </>
  )
}
