import { notFound } from 'next/navigation'
import { PageJsonLd } from '@/app/_seo/page-json-ld'
import { metadataOf } from '@/app/_seo/page-metadata'
import { Terms } from '@/components/sections/terms'
import { content } from '@/lib/content'
import { addressLines, headOffice } from '@/lib/postal-address'
import * as paths from '@/lib/url-paths'

export const generateMetadata = () => (content().site.legal ? metadataOf(paths.imprint) : {})

/** Without legal facts there is no such page. */
export default function ImprintPage() {
  const { site, labels } = content()
  if (!site.legal) notFound()
  const { name, address, representatives = [], register, vat, more = [] } = site.legal
  const { title, company, ...words } = labels.imprint
  const items = [
    { title: company, text: name },
    { title: words.address, text: (address ?? addressLines(headOffice(site))).join('\n') },
    {
      title: words.representatives,
      text: representatives.map(({ name, role }) => [name, role].filter(Boolean).join(', ')).join('\n'),
    },
    { title: words.register, text: register },
    { title: words.vat, text: vat },
    { title: words.email, text: site.emails.general, href: paths.mail(site.emails.general) },
    { title: words.phone, text: site.phone, href: site.phone && paths.call(site.phone) },
    ...more,
  ]
  return (
    <div className="wrap pt-10 pb-20 lg:pt-14 lg:pb-28">
      <PageJsonLd path={paths.imprint} />
      <h1 className="text-hero">{title}</h1>
      <Terms items={items} />
    </div>
  )
}
