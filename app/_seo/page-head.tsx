import { JsonLdScript } from '@/components/ui/json-ld'
import { content } from '@/lib/content'
import { breadcrumbTrail, routeAt } from '@/lib/routes'
import { breadcrumbs, type JsonLd } from '@/lib/seo/json-ld'
import { fullTitle } from '@/lib/seo/metadata'
import * as paths from '@/lib/url-paths'
import { routes } from './page-metadata'

/**
 * The title of a page, the breadcrumbs of the one that it stands for, and the structured data of its subject. The title is not
 * in the metadata, which Next adds some time after a page that was not prefetched: until then there would be none.
 */
export function PageHead({ path, data }: { path: string; data?: JsonLd | undefined }) {
  const { title, canonicalPath } = routeAt(routes(), path)
  const { site } = content()
  const trail = path === paths.home ? undefined : breadcrumbTrail(routes(), canonicalPath)
  return (
    <>
      <title>{fullTitle(title, site.brand)}</title>
      <JsonLdScript data={trail && breadcrumbs(site, trail)} />
      <JsonLdScript data={data} />
    </>
  )
}
