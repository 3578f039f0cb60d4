import { TRAP_FIELD } from './spam.logic.ts'

const draftKey = (form: string) => `draft:${form}`
const sentKey = (form: string) => `sent:${form}`

/** Storage may be blocked or full: then the form works all the same, without a memory. */
function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

/** Keeps the text fields of a form in this browser. Files cannot be kept. */
export function saveDraft(form: string, data: FormData): void {
  const entries = [...data].filter(([name, value]) => typeof value === 'string' && value !== '' && name !== TRAP_FIELD)
  attempt(() => localStorage.setItem(draftKey(form), JSON.stringify(Object.fromEntries(entries))))
}

/** What an earlier visit left unsent, by field name. */
export function readDraft(form: string): Record<string, string> {
  const parsed: unknown = attempt(() => JSON.parse(localStorage.getItem(draftKey(form)) ?? '{}'))
  if (typeof parsed !== 'object' || parsed === null) return {}
  return Object.fromEntries(
    Object.entries(parsed).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** Forgets the draft and notes when it was delivered. */
export function markDelivered(form: string): void {
  attempt(() => {
    localStorage.removeItem(draftKey(form))
    localStorage.setItem(sentKey(form), String(Date.now()))
  })
}

/** Milliseconds since the last delivered message of this form, if it is known. */
export function sinceDelivered(form: string): number | undefined {
  const at = attempt(() => Number(localStorage.getItem(sentKey(form)) ?? Number.NaN))
  return at === undefined || Number.isNaN(at) ? undefined : Date.now() - at
}

/** Fills the empty fields of a form with a draft; what the visitor has typed already stays. */
export function fillEmpty(form: HTMLFormElement, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name)
    const fillable =
      (field instanceof HTMLInputElement && field.type !== 'file' && field.type !== 'hidden') ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    if (fillable && field.value === '') field.value = value
  }
}
