import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { SendFailure } from '@/lib/messages/result'
import type { MessageKind, OnProgress } from '@/lib/messages/send'
import { clearSent, fillEmpty, readDraft, saveDraft, sinceDelivered } from './draft'
import { type PendingSubmission, pendingSubmission, submitMessage } from './pending-submission'
import { waitOf } from './send-failure.logic'
import { HONEYPOT_FIELD, type SpamWarning, spamCheck } from './spam-check.logic'
import { useCountdown } from './use-countdown'
import { useErrorTitle } from './use-error-title'

export type Errors = Readonly<Record<string, string>>

export type Phase =
  | { name: 'idle' }
  /** A second click confirms that it is to be sent. */
  | { name: 'unconfirmed'; warning: SpamWarning }
  /** `share` of the message has been sent, 0 to 1; null while that is not known. */
  | { name: 'submitting'; share: number | null }
  | { name: 'success'; sent: FormData }
  /** `data` is the current content of the form: what "Copy message" copies. */
  | { name: 'failed'; failure: SendFailure; data: FormData }

export interface MessageFormOptions {
  /** Also names the form's draft in the browser's storage. */
  kind: MessageKind
  /** Messages by field name; empty when the form may be sent. */
  check: (data: FormData) => Errors | Promise<Errors>
}

export interface MessageForm {
  form: RefObject<HTMLFormElement | null>
  /** Is focused when the form has errors. */
  summary: RefObject<HTMLDivElement | null>
  /** Is focused when there is an answer: the button that had the focus was disabled meanwhile. */
  outcome: RefObject<HTMLDivElement | null>
  phase: Phase
  /** Seconds until the server takes another message. */
  wait: number
  errors: Errors
  submit: (event: FormEvent<HTMLFormElement>) => void
  edited: (event: FormEvent<HTMLFormElement>) => void
  /** Back to an idle form after an answer; a pending submission is not affected. */
  startAgain: () => void
  resubmit: () => void
}

/**
 * What the two forms share: validation on submit, at most one pending submission, a draft until the message is
 * delivered. Inputs are uncontrolled, so that what was typed before hydration stays.
 */
export function useMessageForm({ kind, check }: MessageFormOptions): MessageForm {
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const outcome = useRef<HTMLDivElement>(null)
  const checking = useRef(false)
  const confirmed = useRef(false)
  const [phase, setPhase] = useState<Phase>({ name: 'idle' })
  const [errors, setErrors] = useState<Errors>({})
  const [refusals, setRefusals] = useState(0)

  const follow = useCallback(async ({ data, result }: PendingSubmission) => {
    setPhase({ name: 'submitting', share: null })
    const answer = await result
    if (!form.current) return
    if (answer.outcome !== 'delivered') {
      return setPhase({ name: 'failed', failure: answer, data: new FormData(form.current) })
    }
    confirmed.current = false
    clearSent(form.current, data)
    setPhase({ name: 'success', sent: data })
  }, [])

  useEffect(() => {
    if (!form.current) return
    // Only here: without scripts the browser checks the form.
    form.current.noValidate = true
    fillEmpty(form.current, readDraft(kind))
    const submission = pendingSubmission(kind)
    if (submission) follow(submission)
  }, [kind, follow])

  useEffect(() => {
    if (refusals > 0) summary.current?.focus()
  }, [refusals])

  useEffect(() => {
    if (phase.name === 'success' || phase.name === 'failed' || phase.name === 'unconfirmed') outcome.current?.focus()
    if (phase.name !== 'submitting') return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [phase.name])

  const failure = phase.name === 'failed' ? phase.failure : undefined
  const wait = useCountdown(failure ? waitOf(failure) : 0, failure)
  useErrorTitle(Object.keys(errors).length > 0)

  const deliver = useCallback(
    async (data: FormData) => {
      const found = await check(data)
      setErrors(found)
      if (Object.keys(found).length > 0) {
        setPhase({ name: 'idle' })
        setRefusals((count) => count + 1)
        return
      }
      const warning = spamCheck({
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
      const onProgress: OnProgress = (share) =>
        setPhase((current) => (current.name === 'submitting' ? { name: 'submitting', share } : current))
      void follow(submitMessage(kind, data, onProgress))
    },
    [kind, check, follow],
  )

  const resubmit = useCallback(() => {
    if (checking.current || pendingSubmission(kind) || !form.current) return
    checking.current = true
    deliver(new FormData(form.current)).finally(() => {
      checking.current = false
    })
  }, [kind, deliver])

  const submit = useCallback(
    (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      resubmit()
    },
    [resubmit],
  )

  const edited = useCallback(
    (event: FormEvent<HTMLFormElement>) => {
      const data = new FormData(event.currentTarget)
      saveDraft(kind, data)
      const field = event.target instanceof Element ? (event.target.getAttribute('name') ?? '') : ''
      setErrors((current) => {
        if (!(field in current)) return current
        const { [field]: _, ...others } = current
        return others
      })
      setPhase((current) => {
        if (current.name === 'failed') return { ...current, data }
        return current.name === 'success' ? { name: 'idle' } : current
      })
    },
    [kind],
  )

  const startAgain = useCallback(
    () => setPhase((current) => (current.name === 'submitting' ? current : { name: 'idle' })),
    [],
  )

  return { form, summary, outcome, phase, wait, errors, submit, edited, startAgain, resubmit }
}
