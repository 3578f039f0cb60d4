import type { Metadata } from 'next'
import { StructuredData } from '@/app/_shell/structured-data'
import { CallToAction } from '@/components/sections/call-to-action'
import { content, getTechnology } from '@/lib/content'
import * as paths from '@/lib/paths'
import { pageMetadata } from '@/lib/seo/metadata'
import { Cover } from './_components/cover'
import { inWords, projectOf } from './_components/in-words'
import { Shelf } from './_components/shelf'
import { Specimen } from './_components/specimen'
import { techColour } from './_components/tech-colour'
import { Why } from './_components/why'
import '../tech.css'

interface Props {
  params: Promise<{ slug: string }>
}

export const dynamicParams = false

export function generateStaticParams() {
  return content().technologies.map(({ slug }) => ({ slug }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params
  return pageMetadata({ site: content().site, ...getTechnology(slug).seo, path: paths.technology(slug) })
}

export default async function TechnologyPage({ params }: Props) {
  const technology = getTechnology((await params).slug)
  const { slug, seo, tool, services, why, service, related } = technology
  const { title, text, actionLabel } = content().technologiesPage.closing
  const contact = { label: actionLabel, href: paths.contactAbout(projectOf(technology)) }
  return (
    <div className="tech" style={techColour(technology)}>
      <StructuredData here={{ name: seo.title, path: paths.technology(slug) }} />
      <Cover technology={technology} />
      <Specimen services={services} tool={tool} />
      <Why why={why} />
      <Shelf service={service} related={related} />
      <CallToAction title={inWords(title, technology)} text={inWords(text, technology)} primary={contact} />
    </div>
  )
}
