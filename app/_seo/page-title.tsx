import { content } from '@/lib/content'
import { routeAt } from '@/lib/routes'
import { fullTitle } from '@/lib/seo/metadata'
import { routes } from './page-metadata'

/**
 * The title of the browser. Not in the metadata, which Next adds some time after a page that was not prefetched: until then
 * there would be none.
 */
export function PageTitle({ path }: { path: string }) {
  return <title>{fullTitle(routeAt(routes(), path).title, content().site.brand)}</title>
}
