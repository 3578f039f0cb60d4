/** No slug: build/complete-export.ts takes its page out of the export. */
export const NO_PAGE = '_none'

/** The pages of a route by slug. Next exports no route without one: where there is none, it gets a page that goes again. */
export const staticParams = (slugs: readonly string[]): { slug: string }[] =>
  (slugs.length > 0 ? slugs : [NO_PAGE]).map((slug) => ({ slug }))
