import { PageHead } from '@/app/_seo/page-head'
import { metadataBySlug } from '@/app/_seo/page-metadata'
import { Points } from '@/components/points/points'
import { CallToAction } from '@/components/sections/call-to-action'
import { content } from '@/lib/content'
import { serviceData } from '@/lib/seo/json-ld'
import type { SlugPageProps } from '@/lib/static-params'
import * as paths from '@/lib/url-paths'
import { Deliverables } from './_components/deliverables'
import { Intro } from './_components/intro'
import { OtherProjects } from './_components/other-projects'
import { Proof } from './_components/proof'
import { ServiceHero } from './_components/service-hero'
import { servicePage, servicePages } from './_components/service-pages'
import { Steps } from './_components/steps'
import './service.css'

export const dynamicParams = false

export function generateStaticParams() {
  return [...servicePages().keys()].map((slug) => ({ slug }))
}

export const generateMetadata = metadataBySlug(paths.service)

export default async function ServicePage({ params }: SlugPageProps) {
  const { service, alias } = servicePage((await params).slug)
  const { proof, floor } = service
  const { site, servicesPage } = content()
  const contact = { label: servicesPage.closing.action.label, href: paths.contactAbout(service.contactSubject) }
  // In one element, because Next scrolls to each of several in turn, which would lay out all of them during a transition.
  return (
    <div className="service">
      <PageHead path={paths.service((alias ?? service).slug)} data={serviceData(site, service)} />
      <ServiceHero service={service} alias={alias} />
      <Points
        id="included"
        floor={['plain', 'notebook'].includes(service.included.kind) ? 'sand' : 'paper'}
        points={service.included}
        intro={<Intro intro={service.intro} />}
      />
      <Steps steps={service.steps} />
      <Deliverables name={(alias ?? service).name} service={service} />
      {proof ? <Proof proof={proof} floor={floor} /> : null}
      <OtherProjects projects={service.projects} proof={proof} technologies={service.technologies} />
      <CallToAction
        floor={floor}
        {...service.closing}
        primary={contact}
        picture={service.closingPicture ?? servicesPage.closing.picture}
      />
    </div>
  )
}
