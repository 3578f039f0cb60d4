import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { FileField, SelectField, TextAreaField, TextField } from '@/components/ui/field'
import { builtConfig, KINDS } from '@/lib/messages/config'
import * as paths from '@/lib/url-paths'
import {
  APPLICATION_FAILURE,
  APPLICATION_FIELDS,
  APPLICATION_SUCCESS,
  applicationAsMail,
  applicationErrors,
} from './application-form.logic'
import { ErrorSummary } from './error-summary'
import { textOf } from './form-data-helpers'
import { Honeypot } from './honeypot'
import { checkResume, megabytes, RESUME_TYPES } from './resume-file.logic'
import { SendAnywayWarning } from './send-anyway-warning'
import { SendFailure } from './send-failure'
import { SubmitButton } from './submit-button'
import { UploadProgress } from './upload-progress'
import { useMessageForm } from './use-message-form'

const JOB_FIELD = KINDS.application.subjectField
const RESUME_MAX_BYTES = builtConfig().resumeMaxBytes
const URL_INPUT = { type: 'url', inputMode: 'url', placeholder: 'https://' } as const

async function validate(data: FormData) {
  const resume = data.get('resume')
  const check = await checkResume(resume instanceof File ? resume : new File([], ''), RESUME_MAX_BYTES)
  if (check.error === null) data.set('resume', check.file)
  return applicationErrors(data, check.error)
}

const LABEL = 'application-label'
const HEADING = 'application-title'
/** The ids of what names the form: the line above its heading, and the heading. */
export const APPLICATION_LABELS = `${LABEL} ${HEADING}`

/** What is the same for every job. */
export interface ApplicationSettings {
  mailAddress: string
  /** What applicants choose from, and the hint below it. */
  locations: readonly string[]
  locationHint?: string | undefined
  /** Shown when an application has been sent. */
  sent: string
}

interface ApplicationFormProps {
  settings: ApplicationSettings
  /** False while the dialog is closed. */
  open: boolean
  jobTitle: string
  onClose: () => void
}

export function ApplicationForm({ settings, open, jobTitle, onClose }: ApplicationFormProps) {
  const { mailAddress, locations, locationHint, sent } = settings
  const { form, summary, outcome, phase, retryIn, field, errorList, onSubmit, reset, resubmit } = useMessageForm({
    kind: 'application',
    fields: APPLICATION_FIELDS,
    validate,
    visible: open,
    about: jobTitle,
  })
  const delivered = phase.name === 'success'
  // After a success the dialog opens with the form again.
  useEffect(() => {
    if (!open && delivered) reset()
  }, [open, delivered, reset])
  // A success or failure applies to one job only.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the title changes
  useEffect(reset, [jobTitle, reset])
  return (
    <>
      <div ref={delivered ? outcome : undefined} tabIndex={-1} role="status">
        {phase.name === 'submitting' ? <span className="sr-only">Sending your application...</span> : null}
        {phase.name === 'success' ? (
          <div className="py-10 sm:py-16">
            <p className="label mb-2">{textOf(phase.sent, JOB_FIELD)}</p>
            <h2 id={HEADING} className="text-h2">
              {APPLICATION_SUCCESS}
            </h2>
            <p className="mt-4 max-w-[46ch] text-lead text-muted">{sent}</p>
            <Button variant="solid" className="mt-8 min-w-40" onClick={onClose}>
              Close
            </Button>
          </div>
        ) : null}
      </div>
      <div hidden={delivered}>
        <p {...(delivered ? {} : { id: LABEL })} className="label">
          Application
        </p>
        <h2 {...(delivered ? {} : { id: HEADING })} className="mt-1 max-w-[16em] pr-12 text-h3">
          {jobTitle}
        </h2>
        <p className="mt-2 text-muted text-small">
          Fields with an asterisk are required.{' '}
          <a href={paths.withBasePath(paths.privacy)} target="_blank" rel="noopener" className="link">
            What we do with your application, and for how long we keep it
          </a>{' '}
          (in a new tab)
        </p>
        <form
          ref={form}
          aria-labelledby={APPLICATION_LABELS}
          onSubmit={onSubmit}
          className="relative mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2"
        >
          <input type="hidden" name={JOB_FIELD} value={jobTitle} readOnly />
          <div className="empty:hidden sm:col-span-2">
            <ErrorSummary ref={summary} errors={errorList} />
          </div>
          <TextField label="Full Name" {...field('full_name')} required autoComplete="name" />
          <TextField label="Email" {...field('email')} required type="email" autoComplete="email" inputMode="email" />
          <TextField label="Phone Number" {...field('phone_number')} type="tel" autoComplete="tel" />
          <SelectField
            label="Location"
            {...field('location')}
            required
            options={[
              { value: '', label: 'Select Location' },
              ...locations.map((name) => ({ value: name.toLowerCase(), label: name })),
            ]}
            {...(locationHint ? { hint: locationHint } : {})}
          />
          <TextField label="GitHub URL" {...field('github_url')} {...URL_INPUT} />
          <TextField label="LinkedIn URL" {...field('linkedin_url')} {...URL_INPUT} />
          <FileField
            label="Resume"
            {...field('resume')}
            required
            accept={RESUME_TYPES}
            hint={`PDF, DOC or DOCX, at most ${megabytes(RESUME_MAX_BYTES)} MB`}
            className="sm:col-span-2"
          />
          <TextAreaField label="Cover Letter" {...field('cover_letter')} rows={3} className="sm:col-span-2" />
          <Honeypot id="application-website" />
          <div className="sm:col-span-2">
            <div ref={delivered ? undefined : outcome} tabIndex={-1} className="mb-5 empty:mb-0">
              {phase.name === 'failed' ? (
                <SendFailure
                  text={APPLICATION_FAILURE}
                  failure={phase.failure}
                  waiting={retryIn > 0}
                  mailAddress={mailAddress}
                  mail={applicationAsMail(phase.data)}
                  copyLabel="Copy application"
                  withFile
                  onRetry={resubmit}
                />
              ) : null}
              {phase.name === 'unconfirmed' ? <SendAnywayWarning warning={phase.warning} /> : null}
            </div>
            {phase.name === 'submitting' ? <UploadProgress share={phase.share} /> : null}
            <SubmitButton phase={phase} retryIn={retryIn} className="sm:min-w-56">
              Submit Application
            </SubmitButton>
          </div>
        </form>
      </div>
    </>
  )
}
