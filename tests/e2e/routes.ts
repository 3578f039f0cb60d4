import { loadContent } from '../../lib/content/load.ts'
import { basePathOf } from '../../lib/hosting/base-path.ts'
import { allRoutes } from '../../lib/routes.ts'

const content = loadContent()
/** The path of the real site's address. */
export const BASE_PATH = basePathOf(content.site.url)
/** Every page of the real site. tests/export checks that the export has exactly these. */
export const ROUTES = allRoutes(content).map(({ path }) => BASE_PATH + path)
