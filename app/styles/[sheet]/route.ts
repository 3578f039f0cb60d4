import { pointsSheets } from '@/lib/points-sheets'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return pointsSheets().map(({ file }) => ({ sheet: file }))
}

export async function GET(_request: Request, { params }: { params: Promise<{ sheet: string }> }): Promise<Response> {
  const { sheet } = await params
  const found = pointsSheets().find(({ file }) => file === sheet)
  if (!found) throw new Error(`There is no sheet ${sheet}`)
  return new Response(found.text, { headers: { 'content-type': 'text/css; charset=utf-8' } })
}
