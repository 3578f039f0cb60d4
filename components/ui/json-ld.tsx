import { type JsonLd, serializeJsonLd } from '@/lib/seo/json-ld'

export function JsonLdScript({ data }: { data: JsonLd | undefined }) {
  if (!data) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: serializeJsonLd escapes `<`
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeJsonLd(data) }} />
}
