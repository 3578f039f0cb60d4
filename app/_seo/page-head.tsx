import { JsonLdScript } from '@/components/ui/json-ld'
import { content } from '@/lib/content'
import { breadcrumbTrail } from '@/lib/routes'
import { breadcrumbs, type JsonLd } from '@/lib/seo/json-ld'
import { routes } from './page-metadata'
import { PageTitle } from './page-title'

/** The title of a page, its breadcrumbs, and the structured data of its subject. */
export function PageHead({ path, data }: { path: string; data?: JsonLd | undefined }) {
  return (
    <>
      <PageTitle path={path} />
      <JsonLdScript data={breadcrumbs(content().site, breadcrumbTrail(routes(), path))} />
      <JsonLdScript data={data} />
    </>
  )
}
