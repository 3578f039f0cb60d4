import { JsonLdScript } from '@/components/ui/json-ld'
import { content } from '@/lib/content'
import { breadcrumbTrail, routeAt } from '@/lib/routes'
import { breadcrumbs, type JsonLd } from '@/lib/seo/json-ld'
import { routes } from './page-metadata'
import { PageTitle } from './page-title'

/** The title of a page, the breadcrumbs of the one that it stands for, and the structured data of its subject. */
export function PageHead({ path, data }: { path: string; data?: JsonLd | undefined }) {
  const { canonicalPath } = routeAt(routes(), path)
  return (
    <>
      <PageTitle path={path} />
      <JsonLdScript data={breadcrumbs(content().site, breadcrumbTrail(routes(), canonicalPath))} />
      <JsonLdScript data={data} />
    </>
  )
}
