import { pointsSheets } from '@/lib/points-sheets'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return pointsSheets().map(({ file }) => ({ sheet: file }))
}

export async function GET(_request: Request, { params }: { params: Promise<{ sheet: string }> }): Promise<Response> {
  const { sheet } = await params
  const text = pointsSheets().find(({ file }) => file === sheet)?.text
  return new Response(text, { headers: { 'content-type': 'text/css; charset=utf-8' } })
}
