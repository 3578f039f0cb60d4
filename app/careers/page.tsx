import { PageJsonLd } from '@/app/_seo/page-json-ld'
import { metadataOf } from '@/app/_seo/page-metadata'
import { ApplicationDialogLoader } from '@/components/forms/application-dialog-loader'
import { CallToAction } from '@/components/sections/call-to-action'
import { content } from '@/lib/content'
import * as paths from '@/lib/url-paths'
import { Benefits } from './_components/benefits'
import { Culture } from './_components/culture'
import { Hero } from './_components/hero'
import { JobOpenings } from './_components/job-openings'
import { Process } from './_components/process'
import { SpeculativeApplication } from './_components/speculative-application'

export const generateMetadata = () => metadataOf(paths.careers)

export default function CareersPage() {
  const { site, careers, jobs } = content()
  const { action, ...closing } = careers.closing
  return (
    <>
      <PageJsonLd path={paths.careers} />
      <Hero />
      <Culture />
      <Benefits />
      <JobOpenings />
      <Process />
      <SpeculativeApplication />
      <CallToAction floor="plum" {...closing} primary={action} />
      {jobs.length > 0 ? (
        <ApplicationDialogLoader
          jobs={jobs.map(({ slug, title }) => ({ slug, title }))}
          mailAddress={site.emails.careers}
          {...careers.application}
        />
      ) : null}
    </>
  )
}
