import { PageHead } from '@/app/_seo/page-head'
import { metadataOf } from '@/app/_seo/page-metadata'
import { ApplicationDialogLoader } from '@/components/forms/application-dialog-loader'
import { CallToAction } from '@/components/sections/call-to-action'
import { Terms } from '@/components/sections/terms'
import { Section } from '@/components/ui/section'
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
      <PageHead path={paths.careers} />
      <Hero />
      <Culture />
      <Benefits />
      <JobOpenings />
      <Process />
      {careers.applicants ? (
        <Section labelledBy="applicants-title" title={careers.applicants.title} className="pt-20 lg:pt-28">
          <Terms items={careers.applicants.items} />
        </Section>
      ) : null}
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
