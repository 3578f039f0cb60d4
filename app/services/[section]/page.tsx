import type { Metadata } from 'next'
import { StructuredData } from '@/app/_shell/structured-data'
import { CallToAction } from '@/components/sections/call-to-action'
import { content } from '@/lib/content'
import * as paths from '@/lib/paths'
import { serviceData } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { Gets } from './_components/gets'
import { Proof } from './_components/proof'
import { Receives } from './_components/receives'
import { SectionHero } from './_components/section-hero'
import { sectionPage, sectionPages } from './_components/sections'
import { Steps } from './_components/steps'
import { Work } from './_components/work'
import '../services.css'

interface Props {
  params: Promise<{ section: string }>
}

export const dynamicParams = false

export function generateStaticParams() {
  return [...sectionPages().keys()].map((section) => ({ section }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { section } = await params
  const { service, alias } = sectionPage(section)
  return pageMetadata({
    site: content().site,
    ...(alias ?? service).seo,
    path: paths.service(section),
    canonicalPath: paths.service(service.slug),
  })
}

export default async function ServicePage({ params }: Props) {
  const page = sectionPage((await params).section)
  const { service } = page
  const { site, servicesPage } = content()
  const contact = { label: servicesPage.closing.action.label, href: paths.contactAbout(service.contactSubject) }
  return (
    <>
      <StructuredData
        above={{ name: servicesPage.seo.title, path: paths.services }}
        here={{ name: service.name, path: paths.service(service.slug) }}
        data={serviceData(site, service)}
      />
      <SectionHero {...page} />
      <Gets intro={service.intro} gets={service.gets} />
      <Steps steps={service.steps} />
      <Receives name={service.name} receives={service.receives} floor={service.floor} />
      <Proof proof={service.proof} floor={service.floor} />
      <Work {...service} />
      <CallToAction {...service.closing} primary={contact} />
    </>
  )
}
