/** The path of a site's address without a slash at its end: `/team/site`, or empty. Pages and files of the site are below it. */
export const basePathOf = (url: string): string => new URL(url).pathname.replace(/\/$/, '')

/** `/team/site/about/` is `/about/` below `/team/site`. Undefined for a path elsewhere. */
export const pathBelow = (basePath: string, pathname: string): string | undefined =>
  pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : undefined
