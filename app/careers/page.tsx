import type { Metadata } from 'next'
import { StructuredData } from '@/app/_shell/structured-data'
import { ApplyLauncher } from '@/components/forms/apply-launcher'
import { CallToAction } from '@/components/sections/call-to-action'
import { content } from '@/lib/content'
import * as paths from '@/lib/paths'
import { pageMetadata } from '@/lib/seo/metadata'
import { Benefits } from './_components/benefits'
import { CareersHero } from './_components/careers-hero'
import { Culture } from './_components/culture'
import { NoFit } from './_components/no-fit'
import { Openings } from './_components/openings'
import { Process } from './_components/process'

export function generateMetadata(): Metadata {
  const { site, careers } = content()
  return pageMetadata({ site, ...careers.seo, path: paths.careers })
}

export default function CareersPage() {
  const { site, careers, jobs } = content()
  const { title, text, action } = careers.closing
  return (
    <>
      <StructuredData here={{ name: careers.seo.title, path: paths.careers }} />
      <CareersHero />
      <Culture />
      <Benefits />
      <Openings />
      <Process />
      <NoFit />
      <CallToAction floor="plum" title={title} text={text} primary={action} />
      {jobs.length > 0 ? (
        <ApplyLauncher
          jobs={jobs.map(({ slug, title }) => ({ slug, title }))}
          mailAddress={site.emails.careers}
          afterwards={careers.process.steps[0]?.text ?? ''}
        />
      ) : null}
    </>
  )
}
