import { TRAP_FIELD } from './spam.logic.ts'

const draftKey = (form: string) => `draft:${form}`
const sentKey = (form: string) => `sent:${form}`
/** What the page fills in, not the visitor. */
const OURS = [TRAP_FIELD, 'job_title']

type Values = Record<string, string>

/** Storage may be blocked or full: then the form works all the same, without a memory. */
function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

/**
 * This tab's own memory, and the one that all tabs share and that outlives them. With both, a reload brings back what
 * was written in this tab, whatever another one wrote since.
 */
const MEMORIES = [() => window.sessionStorage, () => window.localStorage] as const

const valuesOf = (data: FormData): Values =>
  Object.fromEntries(
    [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== ''),
  )

/** Keeps the text fields of a form in this browser. Files cannot be kept. */
export function saveDraft(form: string, data: FormData): void {
  const typed = Object.entries(valuesOf(data)).filter(([name]) => !OURS.includes(name))
  const text = JSON.stringify(Object.fromEntries(typed))
  for (const memory of MEMORIES) attempt(() => memory().setItem(draftKey(form), text))
}

function draftIn(memory: () => Storage, form: string): Values | undefined {
  const parsed: unknown = attempt(() => JSON.parse(memory().getItem(draftKey(form)) ?? 'null'))
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return undefined
  return Object.fromEntries(
    Object.entries(parsed).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && !OURS.includes(entry[0]),
    ),
  )
}

/** What was left unsent, by field name: in this tab, else in any. */
export const readDraft = (form: string): Values =>
  MEMORIES.map((memory) => draftIn(memory, form)).find((draft) => draft !== undefined) ?? {}

/**
 * Forgets the draft and notes when it was delivered. A draft that says anything else than what was sent stays: somebody
 * wrote on, here or in another tab.
 */
export function markDelivered(form: string, sent: FormData): void {
  for (const memory of MEMORIES) {
    const draft = Object.entries(draftIn(memory, form) ?? {})
    if (draft.every(([name, value]) => sent.get(name) === value)) attempt(() => memory().removeItem(draftKey(form)))
  }
  attempt(() => localStorage.setItem(sentKey(form), String(Date.now())))
}

/** Milliseconds since the last delivered message of this form, if it is known. */
export function sinceDelivered(form: string): number | undefined {
  const at = attempt(() => Number(localStorage.getItem(sentKey(form)) ?? Number.NaN))
  return at === undefined || Number.isNaN(at) ? undefined : Date.now() - at
}

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isTextField = (field: unknown): field is TextField =>
  (field instanceof HTMLInputElement && field.type !== 'file' && field.type !== 'hidden') ||
  field instanceof HTMLTextAreaElement ||
  field instanceof HTMLSelectElement

/** Fills the empty fields of a form with a draft; what the visitor has typed already stays. */
export function fillEmpty(form: HTMLFormElement, values: Values): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name)
    if (isTextField(field) && field.value === '') field.value = value
  }
}

/** Empties the fields that still hold what was sent; what was typed since then stays. */
export function clearSent(form: HTMLFormElement, sent: FormData): void {
  for (const field of form.elements) {
    if (isTextField(field) && field.value === sent.get(field.name)) field.value = ''
    if (field instanceof HTMLInputElement && field.type === 'file' && isSame(field.files?.[0], sent.get(field.name))) {
      field.value = ''
    }
  }
}

const isSame = (chosen: File | undefined, sent: FormDataEntryValue | null): boolean =>
  chosen !== undefined && sent instanceof File && chosen.name === sent.name && chosen.size === sent.size
