import type { Problem } from '../problem.ts'
import type { ContentFile, ContentFiles } from '../read-files.ts'

/**
 * `files` have their claims replaced by values, and site.yaml without invalid fields that others use; `raw` are the same
 * files with placeholders and all fields. `today` is an ISO date.
 */
export type CheckInput = Pick<ContentFiles, 'files' | 'slugs' | 'pictures' | 'publicFiles'> & {
  raw: ContentFile[]
  today: string
}

/** A check across files. Their values may be invalid, because checks also run when schemas fail. */
export type Check = (input: CheckInput) => Problem[]

export function ofKind(files: readonly ContentFile[], kind: string): ContentFile[] {
  return files.filter((file) => file.kind === kind)
}

/** True when the job has no closing date, or it has not passed on `today`. Dates are ISO strings. */
export function isOpen(closes: unknown, today: string): boolean {
  return typeof closes !== 'string' || closes >= today
}
