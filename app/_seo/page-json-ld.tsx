import { JsonLdScript } from '@/components/ui/json-ld'
import { content } from '@/lib/content'
import { breadcrumbTrail } from '@/lib/routes'
import { breadcrumbs, type JsonLd } from '@/lib/seo/json-ld'
import { routes } from './page-metadata'

interface PageJsonLdProps {
  path: string
  /** The structured data of the page's subject. */
  data?: JsonLd | undefined
}

/** The breadcrumbs of a page, and `data`. */
export function PageJsonLd({ path, data }: PageJsonLdProps) {
  return (
    <>
      <JsonLdScript data={breadcrumbs(content().site, breadcrumbTrail(routes(), path))} />
      <JsonLdScript data={data} />
    </>
  )
}
