import { suggestedRoutes } from '../_not-found/suggested-routes'

export const dynamic = 'force-static'

/** Every page with its title. In a file of its own, because Next writes what the 404 page is given into every page. */
export function GET(): Response {
  return Response.json(suggestedRoutes())
}
