import { suggestedRoutes } from '../_not-found/suggested-routes'

export const dynamic = 'force-static'

/** Fetched by the 404 page: as a prop, Next would write the list into the HTML of every page. */
export function GET(): Response {
  return Response.json(suggestedRoutes())
}
