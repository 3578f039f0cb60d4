import type { ContentFile, ContentFiles } from '../files.ts'
import type { Problem } from '../problem.ts'

/** All files, with the claims filled in; `raw` holds them as they were written. */
export type CheckInput = Pick<ContentFiles, 'files' | 'slugs' | 'pictures'> & { raw: ContentFile[]; today: string }

/** Looks across files. It meets values of any shape, since a file may have failed its schema already. */
export type Check = (input: CheckInput) => Problem[]

export function ofKind(files: readonly ContentFile[], kind: string): ContentFile[] {
  return files.filter((file) => file.kind === kind)
}

/** An open job has no closing day or closes today at the earliest; its last day ends where days end last (UTC−12). */
export function isOpen(closes: unknown, today: string): boolean {
  return typeof closes !== 'string' || closes >= today
}
