/**
 * Every URL of the site is built here; nobody writes an href by hand. All end with a slash (decisions, point 1). Use it as
 * `paths`, whole: `import * as paths`. The browser gets only those that a component of its own names.
 */

export const home = '/'
export const services = '/services/'
export const service = (slug: string) => `/services/${slug}/`
export const serviceAnchor = (anchor: string) => `/services/#${anchor}`
export const portfolio = '/portfolio/'
export const portfolioCategory = (category: string) => `/portfolio/?category=${encodeURIComponent(category)}`
/** A page of a portfolio that takes several; without a folder, the first. */
export const portfolioListing = (slug?: string) => (slug ? `/portfolio/${slug}/` : '/portfolio/')
export const project = (slug: string) => `/portfolio/${slug}/`
/** Where "Back to Projects" leads (specification, Project detail). */
export const projects = '/#projects'
export const careers = '/careers/'
export const job = (slug: string) => `/careers/${slug}/`
/** Opens the application dialog of an opening. */
export const apply = (slug: string) => `/careers/#apply-${slug}`
export const about = '/about/'
export const contact = '/contact/'
export const contactAbout = (subject: string) => `/contact/?subject=${encodeURIComponent(subject)}`
export const ourApps = '/our-apps/'
export const accessibility = '/accessibility/'
export const privacy = '/privacy/'
/** A text file, written by build/licences.ts. */
export const licences = '/licences.txt'
/** Every page with its title, for the 404 page. */
export const routeList = '/routes.json'
export const technology = (slug: string) => `/tech/${slug}/`
export const mail = (address: string, subject?: string) =>
  `mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`
