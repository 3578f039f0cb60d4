import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { afterPaint } from '@/components/motion/after-paint'
import { KINDS, type MessageKind } from '@/lib/messages/config'
import type { SendFailure } from '@/lib/messages/result'
import type { OnProgress } from '@/lib/messages/send'
import { clearHoneypot, clearSent, ownValues, restoreDraft, saveDraft, sinceDelivered, typedEarly } from './draft'
import {
  markSeen,
  type PendingSubmission,
  pendingSubmission,
  submitMessage,
  unseenSubmission,
} from './pending-submission'
import { HONEYPOT_FIELD, sendAnywayReason, type WarningReason } from './send-anyway.logic'
import { retryDelay } from './send-failure.logic'

type Errors = Readonly<Record<string, string>>

export type Phase =
  | { name: 'idle' }
  /** The spam check asks for a second click. */
  | { name: 'unconfirmed'; warning: WarningReason }
  /** `share` has been sent, 0 to 1; null if unknown. */
  | { name: 'submitting'; share: number | null }
  | { name: 'success'; sent: FormData }
  /** `data` is the current content of the form. */
  | { name: 'failed'; failure: SendFailure; data: FormData }

interface MessageFormOptions<Name extends string> {
  /** Also part of the storage key of the draft, and of the ids of the fields. */
  kind: MessageKind
  /** In the order of the form. */
  fields: readonly Name[]
  /** Returns error messages by field name; empty when the form is valid. */
  validate: (data: FormData) => Errors | Promise<Errors>
  /** False while the form is in a closed dialog. */
  visible?: boolean
  /** The job that is applied for. */
  about?: string
}

const isAboutTheSame = (form: HTMLFormElement, sent: FormData): boolean =>
  sent.get(KINDS.application.subjectField) === new FormData(form).get(KINDS.application.subjectField)

const ERROR_PREFIX = 'Error: '

/** Prefixes the page title while the form has errors: screen readers announce it first. */
function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return
    if (!document.title.startsWith(ERROR_PREFIX)) document.title = ERROR_PREFIX + document.title
    return () => {
      if (document.title.startsWith(ERROR_PREFIX)) document.title = document.title.slice(ERROR_PREFIX.length)
    }
  }, [hasErrors])
}

/**
 * State and handlers of a form: validation on submit, one pending submission at a time, and a draft until delivery.
 * Inputs are uncontrolled, to preserve what was typed before hydration.
 */
export function useMessageForm<Name extends string>(options: MessageFormOptions<Name>) {
  const { kind, fields, validate, visible = true, about } = options
  const form = useRef<HTMLFormElement>(null)
  /** Focused when the form has errors. */
  const summary = useRef<HTMLDivElement>(null)
  /** Focused after sending, because the disabled button has lost the focus. */
  const outcome = useRef<HTMLDivElement>(null)
  const validating = useRef(false)
  const confirmed = useRef(false)
  const isVisible = useRef(visible)
  const [phase, setPhase] = useState<Phase>({ name: 'idle' })
  const [errors, setErrors] = useState<Errors>({})
  const [invalidSubmits, setInvalidSubmits] = useState(0)
  // React renders the form anew when something else, such as a password manager, has changed it before hydration.
  const [early] = useState(() => typedEarly(kind))

  const track = useCallback(
    async ({ data, result }: PendingSubmission) => {
      setPhase({ name: 'submitting', share: null })
      const sendResult = await result
      if (!form.current) return
      if (!isVisible.current) return setPhase({ name: 'idle' })
      // The failure of an application is also shown when its job is opened again, and one without a connection on return.
      const isOffline = sendResult.outcome === 'unreachable' && sendResult.offline
      if (sendResult.outcome === 'delivered' || (isAboutTheSame(form.current, data) && !isOffline)) markSeen(kind)
      if (sendResult.outcome !== 'delivered') {
        return setPhase({ name: 'failed', failure: sendResult, data: new FormData(form.current) })
      }
      confirmed.current = false
      clearSent(form.current, data)
      setPhase({ name: 'success', sent: data })
    },
    [kind],
  )

  useEffect(() => {
    const element = form.current
    if (!element) return
    // Not in the HTML: without scripts the browser validates the form.
    element.noValidate = true
    restoreDraft(kind, element, early.values)
    document.getElementById(early.focused)?.focus()
    // Back restores a page from memory, but Safari then empties a form without autocomplete.
    const restore = () => afterPaint(() => restoreDraft(kind, element))
    window.addEventListener('pageshow', restore)
    return () => window.removeEventListener('pageshow', restore)
  }, [kind, early])

  useEffect(() => {
    const element = form.current
    if (!element) return
    const onEdit = ({ type, target }: Event) => {
      saveDraft(kind, ownValues(element))
      const edited = target instanceof Element ? (target.getAttribute('name') ?? '') : ''
      setErrors((current) => {
        if (!(edited in current)) return current
        const { [edited]: _, ...others } = current
        return others
      })
      setPhase((current) => {
        if (current.name === 'failed') return { ...current, data: new FormData(element) }
        // A change may be reported only when the focus moves to the success message.
        return current.name === 'success' && type === 'input' ? { name: 'idle' } : current
      })
    }
    // Some password managers dispatch only a change event. React ignores those of values that scripts have set.
    const controller = new AbortController()
    for (const type of ['input', 'change']) element.addEventListener(type, onEdit, { signal: controller.signal })
    return () => controller.abort()
  }, [kind])

  // An application for another job stays unseen until that job is opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another job is opened
  useEffect(() => {
    isVisible.current = visible
    if (!form.current || !visible) return
    const submission = unseenSubmission(kind)
    if (!submission) return
    if (pendingSubmission(kind) || isAboutTheSame(form.current, submission.data)) track(submission)
  }, [kind, track, visible, about])

  useEffect(() => {
    if (invalidSubmits > 0) summary.current?.focus()
  }, [invalidSubmits])

  useEffect(() => {
    if (phase.name === 'success' || phase.name === 'failed' || phase.name === 'unconfirmed') outcome.current?.focus()
    if (phase.name !== 'submitting') return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [phase.name])

  const failure = phase.name === 'failed' ? phase.failure : undefined
  /** Seconds until the server accepts a retry. */
  const retryIn = useCountdown(failure ? retryDelay(failure) : 0, failure)
  useErrorTitle(visible && Object.keys(errors).length > 0)

  const resubmit = useCallback(async () => {
    if (validating.current || pendingSubmission(kind) || !form.current) return
    validating.current = true
    const data = new FormData(form.current)
    // Password managers may fill fields in without an input event.
    saveDraft(kind, ownValues(form.current))
    const newErrors = await Promise.resolve(validate(data)).finally(() => {
      validating.current = false
    })
    setErrors(newErrors)
    if (Object.keys(newErrors).length > 0) {
      setPhase({ name: 'idle' })
      setInvalidSubmits((count) => count + 1)
      return
    }
    const warning = sendAnywayReason({
      honeypot: String(data.get(HONEYPOT_FIELD) ?? ''),
      elapsedMs: performance.now(),
      sinceDeliveredMs: sinceDelivered(kind),
    })
    if (warning && !confirmed.current) {
      confirmed.current = true
      setPhase({ name: 'unconfirmed', warning })
      return
    }
    data.delete(HONEYPOT_FIELD)
    if (form.current) clearHoneypot(form.current)
    const onProgress: OnProgress = (share) =>
      setPhase((current) => (current.name === 'submitting' ? { name: 'submitting', share } : current))
    void track(submitMessage(kind, data, onProgress))
  }, [kind, validate, track])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    resubmit()
  }

  /** Returns to the idle phase, unless a submission is pending. */
  const reset = useCallback(
    () => setPhase((current) => (current.name === 'submitting' ? current : { name: 'idle' })),
    [],
  )

  /** The props of the field with this name. */
  const field = (name: Name) => ({ id: `${kind}-${name}`, name, error: errors[name] })
  /** Of the fields with errors, in the order of the form. */
  const errorList = fields.map(field).flatMap(({ id, error }) => (error ? [{ fieldId: id, message: error }] : []))
  return { form, summary, outcome, phase, retryIn, field, errorList, onSubmit, reset, resubmit }
}

/** Seconds left of `ms`, whatever happens to the clock. Restarts when `key` changes. */
function useCountdown(ms: number, key: unknown): number {
  const [left, setLeft] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` restarts it
  useEffect(() => {
    const end = performance.now() + ms
    const tick = () => {
      const seconds = Math.ceil((end - performance.now()) / 1000)
      setLeft(Math.max(0, seconds))
      if (seconds <= 0) clearInterval(timer)
    }
    const timer = setInterval(tick, 1000)
    tick()
    return () => clearInterval(timer)
  }, [ms, key])
  return left
}
