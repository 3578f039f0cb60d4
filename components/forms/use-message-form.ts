import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { SendFailure, SendResult } from '@/lib/messages/result'
import { clearSent, fillEmpty, readDraft, saveDraft, sinceDelivered } from './draft'
import { waitOf } from './failure.logic'
import { type Flight, flightOf, takeOff } from './flight'
import { type Suspicion, suspicion, TRAP_FIELD } from './spam.logic'
import { useErrorTitle } from './use-error-title'
import { useWait } from './use-wait'

export type Errors = Readonly<Record<string, string>>

export type Phase =
  | { name: 'idle' }
  | { name: 'suspect'; why: Suspicion }
  /** `share` of the message has left, 0 to 1; null while that is not known. */
  | { name: 'submitting'; share: number | null }
  | { name: 'success'; sent: FormData }
  /** `data` is what stands in the form, kept up to date: what "Copy message" copies. */
  | { name: 'failed'; failure: SendFailure; data: FormData }

export interface MessageFormOptions {
  /** Names the form in the browser's storage. */
  name: string
  /** Messages by field name; empty when the form may be sent. */
  check: (data: FormData) => Errors | Promise<Errors>
  send: (data: FormData, onProgress: (share: number) => void) => Promise<SendResult>
}

export interface MessageForm {
  form: RefObject<HTMLFormElement | null>
  /** Takes the focus when the form could not be sent as it is. */
  summary: RefObject<HTMLDivElement | null>
  /** Takes the focus when there is an answer: the button that had it was disabled meanwhile. */
  outcome: RefObject<HTMLDivElement | null>
  phase: Phase
  /** Seconds until the service takes another message. */
  wait: number
  errors: Errors
  submit: (event: FormEvent<HTMLFormElement>) => void
  edited: (event: FormEvent<HTMLFormElement>) => void
  /** Back to an idle form after an answer; a message on its way is not touched. */
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
  const checking = useRef(false)
  const confirmed = useRef(false)
  const [phase, setPhase] = useState<Phase>({ name: 'idle' })
  const [errors, setErrors] = useState<Errors>({})
  const [refusals, setRefusals] = useState(0)

  const follow = useCallback(async ({ data, result }: Flight) => {
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
    fillEmpty(form.current, readDraft(name))
    const flight = flightOf(name)
    if (flight) follow(flight)
  }, [name, follow])

  useEffect(() => {
    if (refusals > 0) summary.current?.focus()
  }, [refusals])

  useEffect(() => {
    if (phase.name === 'success' || phase.name === 'failed' || phase.name === 'suspect') outcome.current?.focus()
    if (phase.name !== 'submitting') return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [phase.name])

  const failure = phase.name === 'failed' ? phase.failure : undefined
  const wait = useWait(failure ? waitOf(failure) : 0, failure)
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
      const progressed = (share: number) =>
        setPhase((current) => (current.name === 'submitting' ? { name: 'submitting', share } : current))
      void follow(takeOff(name, data, () => send(data, progressed)))
    },
    [name, check, send, follow],
  )

  const resubmit = useCallback(() => {
    if (checking.current || flightOf(name) || !form.current) return
    checking.current = true
    deliver(new FormData(form.current)).finally(() => {
      checking.current = false
    })
  }, [name, deliver])

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
      saveDraft(name, data)
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
    [name],
  )

  const startAgain = useCallback(
    () => setPhase((current) => (current.name === 'submitting' ? current : { name: 'idle' })),
    [],
  )

  return { form, summary, outcome, phase, wait, errors, submit, edited, startAgain, resubmit }
}
