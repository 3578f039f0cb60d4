import type { FooterModel, NavigationModel } from '@/components/layout/header-and-footer-model'
import { content, getTechnology } from '@/lib/content'
import { headerFit } from '@/lib/header-width'
import { addressLines, headOffice } from '@/lib/postal-address'
import * as paths from '@/lib/url-paths'

const technologyLink = (slug: string) => {
  const { name, tool } = getTechnology(slug)
  return { label: name, href: paths.technology(slug), icon: tool }
}

/** The navigation of content/navigation.yaml with its references resolved. */
export function navigationModel(): NavigationModel {
  const { main, technologies, services, more, action } = content().navigation
  return {
    main,
    more,
    action,
    technologies: { label: technologies.label, links: technologies.items.map(technologyLink) },
    services: {
      label: services.label,
      groups: services.groups.map((group) => ({
        label: group.label,
        href: paths.service(group.service),
        links: group.technologies.map(technologyLink),
      })),
    },
  }
}

/** `data-wide-header` if the links of the header do not fit where they usually do (app/globals.css). */
export function htmlAttributes() {
  const { site, navigation } = content()
  const { fits } = headerFit(site.brand, navigation, 'usual')
  return { 'data-scroll-behavior': 'smooth', 'data-wide-header': fits ? undefined : '' }
}

export function footerModel(): FooterModel {
  const { site, navigation, services, labels } = content()
  const { footer } = navigation
  return {
    brand: site.brand,
    tagline: site.tagline,
    email: site.emails.general,
    phone: site.phone,
    profiles: site.profiles ?? [],
    address: [site.brand, ...addressLines(headOffice(site))],
    contactLabel: footer.contactLabel,
    smallLinks: [...footer.small, ...(site.legal ? [{ label: labels.imprint.title, href: paths.imprint }] : [])].filter(
      ({ href }, index, all) => all.findIndex((link) => link.href === href) === index,
    ),
    quickLinks: { label: footer.quickLinksLabel, links: footer.quickLinks },
    serviceLinks: {
      label: footer.servicesLabel,
      links: services.map(({ slug, name }) => ({ label: name, href: paths.service(slug) })),
    },
  }
}
