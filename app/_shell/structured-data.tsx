import { JsonLdScript } from '@/components/ui/json-ld'
import { content } from '@/lib/content'
import { breadcrumbs, type JsonLd } from '@/lib/seo/json-ld'

interface Place {
  name: string
  path: string
}

export interface StructuredDataProps {
  here: Place
  /** The page between Home and this one. */
  above?: Place
  /** What the page is about, where there is a type for it. */
  data?: JsonLd | undefined
}

/** What a page tells search engines beside its text. */
export function StructuredData({ here, above, data }: StructuredDataProps) {
  return (
    <>
      <JsonLdScript data={breadcrumbs(content().site, above ? [above, here] : [here])} />
      <JsonLdScript data={data} />
    </>
  )
}
