/** What header and footer need of the navigation: plain links, references resolved. Built in app/_layout/navigation.ts. */
export interface HeaderLink {
  label: string
  href: string
  /** An id of the icon sprite. */
  icon?: string
}

export interface NavigationModel {
  main: HeaderLink[]
  technologies: { label: string; links: HeaderLink[] }
  services: { label: string; groups: { label: string; href: string; links: HeaderLink[] }[] }
  more: HeaderLink[]
  action: HeaderLink
}

export interface FooterModel {
  brand: string
  tagline: string
  email: string
  address: string[]
  quickLinks: { label: string; links: HeaderLink[] }
  serviceLinks: { label: string; links: HeaderLink[] }
  contactLabel: string
  /** In the last line. */
  smallLinks: HeaderLink[]
}
