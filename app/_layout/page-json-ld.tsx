import { JsonLdScript } from '@/components/ui/json-ld'
import { content } from '@/lib/content'
import { trailOf } from '@/lib/routes'
import { breadcrumbs, type JsonLd } from '@/lib/seo/json-ld'
import { routes } from './page-metadata'

export interface PageJsonLdProps {
  path: string
  /** What the page is about, where schema.org has a type for it. */
  data?: JsonLd | undefined
}

/** The structured data of a page below Home: its breadcrumbs, and what it is about. */
export function PageJsonLd({ path, data }: PageJsonLdProps) {
  return (
    <>
      <JsonLdScript data={breadcrumbs(content().site, trailOf(routes(), path))} />
      <JsonLdScript data={data} />
    </>
  )
}
