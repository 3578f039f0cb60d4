import { pointsSheetHref } from '@/lib/points-sheets'

/** Loads the style sheet of one arrangement: React moves the link into the head, behind those of the layout. */
export function ArrangementSheet({ name }: { name: string }) {
  return <link rel="stylesheet" href={pointsSheetHref(name)} precedence="points" />
}
