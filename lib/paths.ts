/** Every URL of the site is built here; nobody writes an href by hand. All end with a slash (decisions, point 1). */
export const paths = {
  home: '/',
  services: '/services/',
  service: (slug: string) => `/services/${slug}/`,
  serviceAnchor: (anchor: string) => `/services/#${anchor}`,
  portfolio: '/portfolio/',
  portfolioCategory: (category: string) => `/portfolio/?category=${encodeURIComponent(category)}`,
  /** A page of a portfolio that takes several; without a folder, the first. */
  portfolioListing: (slug?: string) => (slug ? `/portfolio/${slug}/` : '/portfolio/'),
  project: (slug: string) => `/portfolio/${slug}/`,
  /** Where "Back to Projects" leads (specification, Project detail). */
  projects: '/#projects',
  careers: '/careers/',
  job: (slug: string) => `/careers/${slug}/`,
  /** Opens the application dialog of an opening. */
  apply: (slug: string) => `/careers/#apply-${slug}`,
  about: '/about/',
  contact: '/contact/',
  contactAbout: (subject: string) => `/contact/?subject=${encodeURIComponent(subject)}`,
  ourApps: '/our-apps/',
  accessibility: '/accessibility/',
  privacy: '/privacy/',
  /** A text file, written by scripts/licences.ts. */
  licences: '/licences.txt',
  /** Every page with its title, for the 404 page. */
  routeList: '/routes.json',
  technology: (slug: string) => `/tech/${slug}/`,
  mail: (address: string, subject?: string) =>
    `mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`,
} as const
