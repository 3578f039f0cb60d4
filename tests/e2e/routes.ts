import { loadContent } from '../../lib/content/load.ts'
import { allRoutes } from '../../lib/routes.ts'

/** Every page of the real site. tests/export checks that the export has exactly these. */
export const ROUTES = allRoutes(loadContent()).map(({ path }) => path)
