import type { Content } from './content/types.ts'
import { addressLines, headOffice } from './postal-address.ts'
import * as paths from './url-paths.ts'

/** One line of the imprint, which is left out without a text; with `href` it is a link. */
interface LegalFact {
  title: string
  text: string | undefined
  href?: string
}

/** What the imprint says, in order; undefined without legal facts. */
export function legalFacts({ site, labels: { imprint } }: Pick<Content, 'site' | 'labels'>): LegalFact[] | undefined {
  const { legal, emails, phone } = site
  if (!legal) return undefined
  const { address = addressLines(headOffice(site)), representatives = [], more = [] } = legal
  const people = representatives.map(({ name, role }) => (role ? `${name}, ${role}` : name))
  return [
    { title: imprint.company, text: legal.name },
    { title: imprint.address, text: address.join('\n') },
    { title: imprint.representatives, text: people.join('\n') },
    { title: imprint.register, text: legal.register },
    { title: imprint.vat, text: legal.vat },
    { title: imprint.email, text: emails.general, href: paths.mail(emails.general) },
    ...(phone ? [{ title: imprint.phone, text: phone, href: paths.call(phone) }] : []),
    ...more,
  ]
}
