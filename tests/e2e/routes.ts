import { loadContent } from '../../lib/content/load.ts'
import { allRoutes } from '../../lib/routes.ts'

/** Every page of the real site. tests/export holds that the export has these and no others. */
export const ROUTES = allRoutes(loadContent()).map(({ path }) => path)
