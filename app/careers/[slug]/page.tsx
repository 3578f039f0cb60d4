import type { Metadata } from 'next'
import { StructuredData } from '@/app/_shell/structured-data'
import { ApplyLauncher } from '@/components/forms/apply-launcher'
import { content, getJob } from '@/lib/content'
import * as paths from '@/lib/paths'
import { jobPosting } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { NO_PAGE, staticParams } from '@/lib/static-params'
import { JobSheet } from './_components/job-sheet'
import { OtherOpenings } from './_components/other-openings'

interface JobPageProps {
  params: Promise<{ slug: string }>
}

export const dynamicParams = false

export function generateStaticParams() {
  return staticParams(content().jobs.map(({ slug }) => slug))
}

export async function generateMetadata({ params }: JobPageProps): Promise<Metadata> {
  const { slug } = await params
  if (slug === NO_PAGE) return {}
  return pageMetadata({ site: content().site, ...getJob(slug).seo, path: paths.job(slug) })
}

export default async function JobPage({ params }: JobPageProps) {
  const { slug } = await params
  if (slug === NO_PAGE) return null
  const job = getJob(slug)
  const { site, careers } = content()
  return (
    <>
      <StructuredData
        above={{ name: careers.seo.title, path: paths.careers }}
        here={{ name: job.title, path: paths.job(job.slug) }}
        data={jobPosting(site, job)}
      />
      <JobSheet job={job} />
      <OtherOpenings job={job} />
      <ApplyLauncher
        jobs={[{ slug: job.slug, title: job.title }]}
        mailAddress={site.emails.careers}
        afterwards={careers.process.steps[0]?.text ?? ''}
      />
    </>
  )
}
