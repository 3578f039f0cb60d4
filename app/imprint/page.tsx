import { notFound } from 'next/navigation'
import { PageJsonLd } from '@/app/_seo/page-json-ld'
import { metadataOf } from '@/app/_seo/page-metadata'
import { Terms } from '@/components/sections/terms'
import { content } from '@/lib/content'
import { legalFacts } from '@/lib/legal-facts'
import * as paths from '@/lib/url-paths'

export const generateMetadata = () => (content().site.legal ? metadataOf(paths.imprint) : {})

export default function ImprintPage() {
  const facts = legalFacts(content()) ?? notFound()
  return (
    <div className="wrap pt-10 pb-20 lg:pt-14 lg:pb-28">
      <PageJsonLd path={paths.imprint} />
      <h1 className="text-hero">{content().labels.imprint.title}</h1>
      <Terms items={facts} />
    </div>
  )
}
