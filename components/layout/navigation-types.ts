/** Props of header and footer, built in app/_layout/navigation.ts. */
export interface HeaderLink {
  label: string
  href: string
  /** An id of content/toolbox.yaml. */
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
  /** In the last row. */
  smallLinks: HeaderLink[]
}
