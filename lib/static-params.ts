/** The slug of a placeholder page that build/finish/main.ts deletes from the export. */
export const NO_PAGE = '_none'

/** The props of a [slug] page. */
export interface SlugPageProps {
  params: Promise<{ slug: string }>
}

/** For `generateStaticParams`. Next cannot export a dynamic route without pages: an empty list gets a placeholder. */
export const staticParams = (slugs: readonly string[]): { slug: string }[] =>
  (slugs.length > 0 ? slugs : [NO_PAGE]).map((slug) => ({ slug }))
