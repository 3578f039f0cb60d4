'use client'

import { useEffect } from 'react'
import { TextAreaField, TextField } from '@/components/ui/field'
import { onUrlChange } from '@/components/ui/on-url-change'
import * as paths from '@/lib/url-paths'
import {
  CONTACT_FAILURE,
  CONTACT_FIELDS,
  CONTACT_SUCCESS,
  contactAsMail,
  contactErrors,
  subjectFromSearch,
} from './contact-form.logic'
import { prefill } from './draft'
import { ErrorSummary } from './error-summary'
import { Honeypot } from './honeypot'
import { SendAnywayWarning } from './send-anyway-warning'
import { SendFailure } from './send-failure'
import { SubmitButton } from './submit-button'
import { useMessageForm } from './use-message-form'

interface ContactFormProps {
  /** The id of the heading that names the form. */
  labelledBy: string
  /** The address for "Email it instead", and for the form without scripts. */
  mailAddress: string
}

export function ContactForm({ labelledBy, mailAddress }: ContactFormProps) {
  const { form, summary, outcome, phase, retryIn, field, errorList, onSubmit, resubmit } = useMessageForm({
    kind: 'contact',
    fields: CONTACT_FIELDS,
    validate: contactErrors,
  })

  useEffect(() => {
    const read = () => {
      const subject = subjectFromSearch(window.location.search)
      if (form.current && subject) prefill(form.current, 'subject', subject)
    }
    read()
    return onUrlChange(read)
  }, [form])

  return (
    <form
      ref={form}
      name="contact"
      method="post"
      encType="text/plain"
      // The draft keeps what was typed. Firefox would also restore it after it has been sent.
      autoComplete="off"
      aria-labelledby={labelledBy}
      onSubmit={onSubmit}
      data-phase={phase.name}
      className="group/form relative grid gap-8 sm:grid-cols-2"
    >
      <div className="empty:hidden sm:col-span-2">
        <ErrorSummary ref={summary} errors={errorList} />
      </div>
      <TextField label="Name" {...field('name')} required autoComplete="name" />
      <TextField label="Email" {...field('email')} required type="email" autoComplete="email" inputMode="email" />
      <TextField label="Phone" {...field('phone')} type="tel" autoComplete="tel" />
      <TextField label="Company" {...field('company')} autoComplete="organization" />
      <TextField label="Subject" {...field('subject')} required autoComplete="off" className="sm:col-span-2" />
      <TextAreaField label="Message" {...field('message')} required rows={6} ruled className="sm:col-span-2" />
      <Honeypot id="contact-website" />
      <div className="sm:col-span-2">
        <div ref={outcome} tabIndex={-1} className="mb-5 empty:mb-0">
          {phase.name === 'failed' ? (
            <SendFailure
              text={CONTACT_FAILURE}
              failure={phase.failure}
              waiting={retryIn > 0}
              mailAddress={mailAddress}
              mail={contactAsMail(phase.data)}
              copyLabel="Copy message"
              onRetry={resubmit}
            />
          ) : null}
          {phase.name === 'unconfirmed' ? <SendAnywayWarning warning={phase.warning} /> : null}
        </div>
        <div role="status">
          {/* The label of the button is not announced, because a disabled button loses the focus. */}
          {phase.name === 'submitting' ? <span className="sr-only">Sending...</span> : null}
          {phase.name === 'success' ? (
            // The margin is for the postmark.
            <p className="mb-5 sm:mr-64 border-success border-l-[6px] py-1 pl-4 font-semibold text-lead text-success">
              {CONTACT_SUCCESS}
            </p>
          ) : null}
        </div>
        <SubmitButton phase={phase} retryIn={retryIn} formAction={paths.mail(mailAddress)} className="sm:min-w-48">
          Send message
        </SubmitButton>
      </div>
    </form>
  )
}
