import { type JsonLd, serializeJsonLd } from '@/lib/seo/json-ld'

/** Structured data for search engines. Nothing when there is none. */
export function JsonLdScript({ data }: { data: JsonLd | undefined }) {
  if (!data) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the only way to write a data block; `<` is escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeJsonLd(data) }} />
}
