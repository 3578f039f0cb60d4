import type {
  BreadcrumbList,
  CreativeWork,
  Graph,
  JobPosting,
  Organization,
  PostalAddress,
  Service,
  WithContext,
} from 'schema-dts'
import type { Content, JobEntry, Office, ProjectEntry, ServiceEntry } from '../content/types.ts'
import { dialled } from '../phone-number.ts'
import { withoutInvisible } from '../plain-text.ts'
import { townOf } from '../postal-address.ts'
import * as paths from '../url-paths.ts'
import { absolute } from './metadata.ts'

export type JsonLd = Graph | WithContext<Organization | BreadcrumbList | Service | CreativeWork | JobPosting>

const CONTEXT = 'https://schema.org'
type Site = Content['site']

const organizationId = (site: Site) => `${site.url}/#organization`
const address = (office: Office): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: office.street,
  addressLocality: townOf(office),
  ...(office.region ? { addressRegion: office.region } : {}),
  ...(office.postalCode ? { postalCode: office.postalCode } : {}),
  addressCountry: office.countryCode,
})

/** Nothing for a list that an editor has emptied. */
const sameAs = (links: readonly { href: string }[] = []) =>
  links.length > 0 ? { sameAs: links.map(({ href }) => href) } : {}

/** The agency and its site, for Home. Contact adds `offices()`. */
export function organizationAndWebsite(site: Site): Graph {
  return {
    '@context': CONTEXT,
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organizationId(site),
        name: site.brand,
        url: absolute(site, paths.home),
        logo: absolute(site, paths.appIcon('icon-512')),
        slogan: site.tagline,
        foundingDate: String(site.founded),
        email: site.emails.general,
        ...(site.phone ? { telephone: dialled(site.phone) } : {}),
        ...sameAs(site.profiles),
        ...(site.legal ? { legalName: site.legal.name } : {}),
        ...(site.legal?.vat ? { vatID: site.legal.vat } : {}),
      },
      {
        '@type': 'WebSite',
        '@id': `${site.url}/#website`,
        name: site.brand,
        url: absolute(site, paths.home),
        inLanguage: site.language,
        publisher: { '@id': organizationId(site) },
      },
    ],
  }
}

/** Extends the organization of Home by its description and its offices. */
export function offices(site: Site): WithContext<Organization> {
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    '@id': organizationId(site),
    name: site.brand,
    url: absolute(site, paths.home),
    description: site.description,
    location: site.offices.map((office) => ({
      '@type': 'Place',
      name: `${site.brand} ${office.city}`,
      address: address(office),
    })),
  }
}

/** Home is added before the pages of `trail`. */
export function breadcrumbs(site: Site, trail: { name: string; path: string }[]): WithContext<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: site.brand, path: paths.home }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(site, path),
    })),
  }
}

export function serviceData(site: Site, service: ServiceEntry): WithContext<Service> {
  return {
    '@context': CONTEXT,
    '@type': 'Service',
    name: service.name,
    description: service.seo.description,
    url: absolute(site, paths.service(service.slug)),
    provider: {
      '@id': organizationId(site),
      '@type': 'Organization',
      name: site.brand,
      url: absolute(site, paths.home),
    },
  }
}

/** Returns undefined for a project without a case study. */
export function creativeWork(site: Site, project: ProjectEntry): WithContext<CreativeWork> | undefined {
  const { caseStudy } = project
  if (!caseStudy) return undefined
  return {
    '@context': CONTEXT,
    '@type': 'CreativeWork',
    name: project.title,
    headline: caseStudy.lead,
    description: project.description,
    url: absolute(site, paths.project(project.slug)),
    dateCreated: String(caseStudy.year),
    about: project.subject,
    ...sameAs(project.links),
    creator: { '@id': organizationId(site), '@type': 'Organization', name: site.brand },
    sourceOrganization: { '@type': 'Organization', name: caseStudy.client },
  }
}

const EMPLOYMENT = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Temporary: 'TEMPORARY',
  Internship: 'INTERN',
  Volunteer: 'VOLUNTEER',
  'Per diem': 'PER_DIEM',
} as const

const escapeHtml = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * Returns undefined when a property that Google requires is missing: the office, or for a remote job the countries of
 * the applicants. Google reserves TELECOMMUTE for fully remote jobs, so a hybrid job has a `jobLocation`.
 */
export function jobPosting(
  content: Pick<Content, 'site' | 'labels'>,
  job: JobEntry,
): WithContext<JobPosting> | undefined {
  const { site, labels } = content
  const office = site.offices.find(({ id }) => id === job.office)
  const remote = job.workplace === 'remote'
  if (remote ? !job.applicantCountries : !office) return undefined
  const list = (items: string[]) => `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`
  const text = (items: string[]) => items.map((item) => `<p>${escapeHtml(item)}</p>`).join('')
  return {
    '@context': CONTEXT,
    '@type': 'JobPosting',
    title: job.title,
    description: [
      text([job.description, ...job.about, labels.job.duties]),
      list(job.responsibilities),
      text([labels.job.requirements]),
      list(job.requirements),
    ].join(''),
    identifier: { '@type': 'PropertyValue', name: site.brand, value: String(job.id) },
    url: absolute(site, paths.job(job.slug)),
    datePosted: job.posted,
    // The last day, to its end everywhere on earth.
    ...(job.closes ? { validThrough: `${job.closes}T23:59:59-12:00` } : {}),
    employmentType: EMPLOYMENT[job.type],
    ...(job.start ? { jobStartDate: job.start } : {}),
    directApply: true,
    hiringOrganization: {
      '@type': 'Organization',
      '@id': organizationId(site),
      name: site.brand,
      ...(job.employer ? { legalName: job.employer } : {}),
      sameAs: absolute(site, paths.home),
      logo: absolute(site, paths.appIcon('icon-512')),
    },
    ...(remote
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: (job.applicantCountries ?? []).map((name) => ({ '@type': 'Country', name })),
        }
      : { jobLocation: { '@type': 'Place', ...(office ? { address: address(office) } : {}) } }),
    ...(job.pay
      ? {
          baseSalary: {
            '@type': 'MonetaryAmount',
            currency: job.pay.currency,
            value: {
              '@type': 'QuantitativeValue',
              ...(job.pay.min === job.pay.max
                ? { value: job.pay.min }
                : { minValue: job.pay.min, ...(job.pay.max === undefined ? {} : { maxValue: job.pay.max }) }),
              unitText: job.pay.unit,
            },
          },
        }
      : {}),
  }
}

/** Serializes for a script element, without soft hyphens: `<` is escaped, so that no text can close the element. */
export const serializeJsonLd = (data: JsonLd): string =>
  withoutInvisible(JSON.stringify(data)).replaceAll('<', '\\u003c')
