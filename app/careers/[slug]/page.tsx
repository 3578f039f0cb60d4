import type { Metadata } from 'next'
import { PageJsonLd } from '@/app/_seo/page-json-ld'
import { metadataOf } from '@/app/_seo/page-metadata'
import { ApplicationDialogLoader } from '@/components/forms/application-dialog-loader'
import { content, getJob } from '@/lib/content'
import { jobPosting } from '@/lib/seo/json-ld'
import { NO_PAGE, staticParams } from '@/lib/static-params'
import * as paths from '@/lib/url-paths'
import { JobDescription } from './_components/job-description'
import { RelatedJobs } from './_components/related-jobs'

interface JobPageProps {
  params: Promise<{ slug: string }>
}

export const dynamicParams = false

export function generateStaticParams() {
  return staticParams(content().jobs.map(({ slug }) => slug))
}

export async function generateMetadata({ params }: JobPageProps): Promise<Metadata> {
  const { slug } = await params
  return slug === NO_PAGE ? {} : metadataOf(paths.job(slug))
}

export default async function JobPage({ params }: JobPageProps) {
  const { slug } = await params
  if (slug === NO_PAGE) return null
  const job = getJob(slug)
  const { site, careers } = content()
  return (
    <>
      <PageJsonLd path={paths.job(slug)} data={jobPosting(site, job)} />
      <JobDescription job={job} />
      <RelatedJobs job={job} />
      <ApplicationDialogLoader
        jobs={[{ slug: job.slug, title: job.title }]}
        mailAddress={site.emails.careers}
        successText={careers.process.steps[0]?.text ?? ''}
      />
    </>
  )
}
