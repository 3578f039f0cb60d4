import { content } from '@/lib/content'
import { securityText } from '@/lib/seo/security-text'

export const dynamic = 'force-static'

export function GET(): Response {
  const text = securityText(content().site, new Date())
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
