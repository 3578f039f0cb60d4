import { JsonLdScript } from '@/components/ui/json-ld'
import { content } from '@/lib/content'
import { breadcrumbTrail } from '@/lib/routes'
import { breadcrumbs, type JsonLd } from '@/lib/seo/json-ld'
import { routes } from './page-metadata'

/** The breadcrumbs of a page, and the structured data of its subject. */
export function PageJsonLd({ path, data }: { path: string; data?: JsonLd | undefined }) {
  return (
    <>
      <JsonLdScript data={breadcrumbs(content().site, breadcrumbTrail(routes(), path))} />
      <JsonLdScript data={data} />
    </>
  )
}
