import { KINDS } from '@/lib/messages/config.ts'
import { parseEmailAddress } from '@/lib/messages/email-address.ts'
import { completeUrl } from './form-data-helpers.ts'
import { HONEYPOT_FIELD } from './send-anyway.logic.ts'

const draftKey = (form: string) => `draft:${form}`
const sentKey = (form: string) => `sent:${form}`
/** Fields that the visitor does not fill in. */
const EXCLUDED_FIELDS: readonly string[] = [HONEYPOT_FIELD, KINDS.application.subjectField]

type Values = Record<string, string>

/** Returns undefined when `action` throws: storage may be blocked or full. */
function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

/** Drafts are in both: session storage for a reload of this tab, local storage for a new tab. */
const STORAGES = [() => window.sessionStorage, () => window.localStorage] as const

/** The filled text fields. */
const valuesOf = (data: FormData): Values =>
  Object.fromEntries(
    [...data].filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && entry[1] !== '' && !EXCLUDED_FIELDS.includes(entry[0]),
    ),
  )

/** Stores the text fields of a form as a draft in this browser. Files cannot be stored. */
export function saveDraft(form: string, data: FormData): void {
  const text = JSON.stringify(valuesOf(data))
  for (const storage of STORAGES) attempt(() => storage().setItem(draftKey(form), text))
}

function draftIn(storage: () => Storage, form: string): Values | undefined {
  const parsed: unknown = attempt(() => JSON.parse(storage().getItem(draftKey(form)) ?? 'null'))
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return undefined
  return Object.fromEntries(
    Object.entries(parsed).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && !EXCLUDED_FIELDS.includes(entry[0]),
    ),
  )
}

/** The draft by field name: that of this tab, or else the latest of any tab. */
export const readDraft = (form: string): Values =>
  STORAGES.map((storage) => draftIn(storage, form)).find((draft) => draft !== undefined) ?? {}

/** Deletes the draft and stores the time of delivery. A draft that was edited after sending is not deleted. */
export function markDelivered(form: string, sent: FormData): void {
  for (const storage of STORAGES) {
    const draft = Object.entries(draftIn(storage, form) ?? {})
    if (draft.every(([name, value]) => isSent(name, value, sent))) attempt(() => storage().removeItem(draftKey(form)))
  }
  attempt(() => localStorage.setItem(sentKey(form), String(Date.now())))
}

/** Milliseconds since the last delivered message of this form; undefined if unknown. */
export function sinceDelivered(form: string): number | undefined {
  const at = attempt(() => Number(localStorage.getItem(sentKey(form)) ?? Number.NaN))
  return at === undefined || Number.isNaN(at) ? undefined : Date.now() - at
}

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isTextField = (field: unknown): field is TextField =>
  (field instanceof HTMLInputElement && field.type !== 'file' && field.type !== 'hidden') ||
  field instanceof HTMLTextAreaElement ||
  field instanceof HTMLSelectElement

/** Fills the empty fields of a form. A choice that there is no longer is left out. */
export function fillEmpty(form: HTMLFormElement, values: Values): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name)
    if (!isTextField(field) || field.value !== '') continue
    if (field instanceof HTMLSelectElement && ![...field.options].some((option) => option.value === value)) continue
    field.value = value
  }
}

/** Fills a field that the visitor has not written into. No draft keeps the value, so that the next link can replace it. */
export function prefill(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement) || ![field.defaultValue, ''].includes(field.value)) return
  field.defaultValue = value
  field.value = value
}

/** What the visitor has written or chosen, for the draft. */
export function ownValues(form: HTMLFormElement): FormData {
  const data = new FormData(form)
  for (const field of form.elements)
    if (field instanceof HTMLInputElement && field.value === field.defaultValue) data.delete(field.name)
  return data
}

/** What was typed into the form of this name before hydration, and the id of the field with the focus. */
export function typedEarly(name: string): { values: Values; focused: string } {
  const form = typeof document === 'undefined' ? null : document.forms.namedItem(name)
  return { values: form ? valuesOf(ownValues(form)) : {}, focused: form?.querySelector(':focus')?.id ?? '' }
}

/** Fills the empty fields with the draft, to which is added what was typed before the scripts had loaded. */
export function restoreDraft(name: string, form: HTMLFormElement, early: Values = {}): void {
  fillEmpty(form, early)
  const isTyped = Object.keys(valuesOf(new FormData(form))).length > 0
  fillEmpty(form, readDraft(name))
  if (isTyped) saveDraft(name, ownValues(form))
}

/** Clears what a password manager wrote into the honeypot, so that the next message is not taken for an automatic one. */
export function clearHoneypot(form: HTMLFormElement): void {
  const field = form.elements.namedItem(HONEYPOT_FIELD)
  if (isTextField(field)) field.value = ''
}

/** Clears the fields that have not been edited since they were sent. */
export function clearSent(form: HTMLFormElement, sent: FormData): void {
  for (const field of form.elements) {
    if (isTextField(field) && isSent(field.name, field.value, sent)) field.value = ''
    const isFile = field instanceof HTMLInputElement && field.type === 'file'
    if (isFile && isSameFile(field.files?.[0], sent.get(field.name))) field.value = ''
  }
}

/** An address was sent without what was pasted along with it, and a link was completed. */
function isSent(name: string, value: string, sent: FormData): boolean {
  const cleaned = name === 'email' ? parseEmailAddress(value)?.text : name.endsWith('_url') ? completeUrl(value) : value
  return [value, cleaned].some((text) => text === sent.get(name))
}

/** The name may have been changed for sending. */
const isSameFile = (chosen: File | undefined, sent: FormDataEntryValue | null): boolean =>
  chosen !== undefined && sent instanceof File && chosen.lastModified === sent.lastModified && chosen.size === sent.size
