/**
 * The URLs of the site, below the path of its address. Page paths end with a slash because of `trailingSlash`. Import it
 * as `import * as paths`; unused exports are removed from client bundles.
 */
import { dialled } from './phone-number.ts'

/** The path of the site's address, which next.config.ts takes from content/site.yaml: `/team/site`, or empty. */
export const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? ''

/** Adds `basePath` to an absolute path. Next adds it only to the links of its router and to its own files. */
export const withBasePath = (path: string) => (path.startsWith('/') ? basePath + path : path)

export const home = '/'
export const services = '/services/'
export const service = (slug: string) => `/services/${slug}/`
export const serviceAnchor = (anchor: string) => `/services/#${anchor}`
export const portfolio = '/portfolio/'
export const portfolioCategory = (category: string) => `/portfolio/?category=${encodeURIComponent(category)}`
/** A page of the portfolio, which is paginated when it has many projects; without a slug, the first. */
export const portfolioListing = (slug?: string) => (slug ? `/portfolio/${slug}/` : '/portfolio/')
export const project = (slug: string) => `/portfolio/${slug}/`
/** The target of "Back to Projects" (specification, Project detail). */
export const projects = '/#projects'
export const careers = '/careers/'
export const job = (slug: string) => `/careers/${slug}/`
export const about = '/about/'
export const contact = '/contact/'
export const contactAbout = (subject: string) => `/contact/?subject=${encodeURIComponent(subject)}`
export const ourApps = '/our-apps/'
export const accessibility = '/accessibility/'
export const privacy = '/privacy/'
/** Only with legal facts in content/site.yaml. */
export const imprint = '/imprint/'
/** Written by build/draw-app-icons.ts. */
export const appIcon = (name: string) => `/assets/app-icons/${name}.png`
/** Written by build/collect-licences.ts. */
export const licences = '/assets/licences.txt'
/** The titles and paths of all pages, for the suggestions of the 404 page. */
export const routeList = '/routes.json'
export const technology = (slug: string) => `/tech/${slug}/`
export const mail = (address: string, subject?: string) =>
  `mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`

export const call = (phone: string) => `tel:${dialled(phone)}`

/** False for ids, for other protocols and for files, which the router cannot show. */
export const isPage = (href: string): boolean => /^\/(?:[^?#]*\/)?(?:[?#]|$)/.test(href)
