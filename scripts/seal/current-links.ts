const HEADER = /<header id="site-header"[\s\S]*?<\/header>/
const LINK = /<a(?=\s)(?![^>]*\srel="home")(?=[^>]*\shref="([^"]*)")/g

/**
 * The page at `html` with `aria-current="page"` on the links of its navigation to `path`, for whoever has no scripts:
 * Next renders the header once for all pages. When the page changes, components/layout/page-links.tsx moves the mark.
 */
export const withCurrentLinks = (html: string, path: string): string =>
  html.replace(HEADER, (header) =>
    header.replace(LINK, (start, href: string) => (href === path ? `${start} aria-current="page"` : start)),
  )
