import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { SendFailure, SendResult } from '@/lib/messages/result'
import { fillEmpty, markDelivered, readDraft, saveDraft, sinceDelivered } from './draft'
import { type Suspicion, suspicion, TRAP_FIELD } from './spam.logic'
import { useErrorTitle } from './use-error-title'

export type Errors = Readonly<Record<string, string>>

export type Phase =
  | { name: 'idle' }
  | { name: 'suspect'; why: Suspicion }
  | { name: 'submitting' }
  | { name: 'success' }
  | { name: 'failed'; failure: SendFailure; data: FormData }

export interface MessageFormOptions {
  /** Names the form in the browser's storage. */
  name: string
  /** Messages by field name; empty when the form may be sent. */
  check: (data: FormData) => Errors | Promise<Errors>
  send: (data: FormData) => Promise<SendResult>
}

export interface MessageForm {
  form: RefObject<HTMLFormElement | null>
  /** Takes the focus when the form could not be sent as it is. */
  summary: RefObject<HTMLDivElement | null>
  /** Takes the focus when there is an answer: the button that had it was disabled meanwhile. */
  outcome: RefObject<HTMLDivElement | null>
  phase: Phase
  errors: Errors
  submit: (event: FormEvent<HTMLFormElement>) => void
  edited: (event: FormEvent<HTMLFormElement>) => void
  /** Back to an empty, idle form after a success. */
  startAgain: () => void
  resubmit: () => void
}

/**
 * What the two forms share: check on submit, one message in flight at most, the draft kept until it is delivered.
 * Inputs stay uncontrolled, so that what was typed before the scripts arrived is there.
 */
export function useMessageForm({ name, check, send }: MessageFormOptions): MessageForm {
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const outcome = useRef<HTMLDivElement>(null)
  const busy = useRef(false)
  const confirmed = useRef(false)
  const [phase, setPhase] = useState<Phase>({ name: 'idle' })
  const [errors, setErrors] = useState<Errors>({})
  const [refusals, setRefusals] = useState(0)

  useEffect(() => {
    if (!form.current) return
    // Only here: without scripts the browser checks the form.
    form.current.noValidate = true
    fillEmpty(form.current, readDraft(name))
  }, [name])

  useEffect(() => {
    if (refusals > 0) summary.current?.focus()
  }, [refusals])

  useEffect(() => {
    if (phase.name === 'success' || phase.name === 'failed' || phase.name === 'suspect') outcome.current?.focus()
    if (phase.name !== 'submitting') return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [phase])

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
      const why = suspicion({
        trap: String(data.get(TRAP_FIELD) ?? ''),
        elapsedMs: performance.now(),
        sinceDeliveredMs: sinceDelivered(name),
      })
      if (why && !confirmed.current) {
        confirmed.current = true
        setPhase({ name: 'suspect', why })
        return
      }
      data.delete(TRAP_FIELD)
      setPhase({ name: 'submitting' })
      const result = await send(data)
      if (result.outcome !== 'delivered') {
        setPhase({ name: 'failed', failure: result, data })
        return
      }
      confirmed.current = false
      markDelivered(name)
      form.current?.reset()
      setPhase({ name: 'success' })
    },
    [name, check, send],
  )

  const resubmit = useCallback(() => {
    if (busy.current || !form.current) return
    busy.current = true
    const data = new FormData(form.current)
    deliver(data)
      // A part of the site that could not be fetched: the same as no connection, to the visitor.
      .catch(() => setPhase({ name: 'failed', data, failure: { outcome: 'unreachable', offline: !navigator.onLine } }))
      .finally(() => {
        busy.current = false
      })
  }, [deliver])

  const submit = useCallback(
    (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      resubmit()
    },
    [resubmit],
  )

  const edited = useCallback(
    (event: FormEvent<HTMLFormElement>) => {
      saveDraft(name, new FormData(event.currentTarget))
      const field = event.target instanceof Element ? (event.target.getAttribute('name') ?? '') : ''
      setErrors((current) => {
        if (!(field in current)) return current
        const { [field]: _, ...others } = current
        return others
      })
      setPhase((current) => (current.name === 'success' ? { name: 'idle' } : current))
    },
    [name],
  )

  const startAgain = useCallback(() => setPhase({ name: 'idle' }), [])

  return { form, summary, outcome, phase, errors, submit, edited, startAgain, resubmit }
}
