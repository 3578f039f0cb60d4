import { canonicalRoutes } from '@/app/_seo/page-metadata'
import { content } from '@/lib/content'
import { withoutInvisible } from '@/lib/plain-text'
import { absolute } from '@/lib/seo/metadata'

export const dynamic = 'force-static'

/** A list of pages for language models: https://llmstxt.org */
export function GET(): Response {
  const all = content()
  const { site } = all
  const links = canonicalRoutes().map(
    ({ path, title, description }) => `- [${title}](${absolute(site, path)}): ${description}`,
  )
  const text = `# ${site.brand}\n\n> ${site.description}\n\n${site.tagline}\n\nWrite to ${site.emails.general}; applications go to ${site.emails.careers}.\n\n## Pages\n\n${links.join('\n')}\n`
  return new Response(withoutInvisible(text), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
