import { markInColours } from '@/lib/colours/mark'
import { content } from '@/lib/content'

export const dynamic = 'force-static'

export function GET(): Response {
  return new Response(markInColours(content().site.colours), { headers: { 'content-type': 'image/svg+xml' } })
}
