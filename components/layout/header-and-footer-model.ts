/** A link of header or footer, built in app/_layout/navigation.ts. */
export interface NavigationLink {
  label: string
  href: string
  /** An id of content/toolbox.yaml. */
  icon?: string
}

export interface NavigationModel {
  main: NavigationLink[]
  technologies: { label: string; links: NavigationLink[] }
  services: { label: string; groups: { label: string; href: string; links: NavigationLink[] }[] }
  more: NavigationLink[]
  action: NavigationLink
}

export interface FooterModel {
  brand: string
  tagline: string
  email: string
  phone: string | undefined
  profiles: NavigationLink[]
  address: string[]
  quickLinks: { label: string; links: NavigationLink[] }
  serviceLinks: { label: string; links: NavigationLink[] }
  contactLabel: string
  /** In the last row. */
  smallLinks: NavigationLink[]
}
