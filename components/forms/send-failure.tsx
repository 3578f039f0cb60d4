import { useEffect, useState } from 'react'
import type { SendFailure as Failure } from '@/lib/messages/result'
import { failureHint, mailLink } from './send-failure.logic'

export interface SendFailureProps {
  text: string
  failure: Failure
  /** True until the time that the server asked to wait is over. */
  waiting: boolean
  mailAddress: string
  mail: { subject: string; body: string }
  copyLabel: string
  /** Sends again, when the connection is back. */
  onRetry: () => void
}

const ACTION =
  'inline-flex min-h-11 items-center rounded-control border-[1.5px] border-line-strong px-4 font-semibold hover-able:hover:bg-ink hover-able:hover:text-bg disabled:border-dashed disabled:bg-transparent! disabled:text-muted!'

/** The message did not get through: says so in red, says that nothing is lost, and offers two other ways. */
export function SendFailure({ text, failure, waiting, mailAddress, mail, copyLabel, onRetry }: SendFailureProps) {
  const plain = `${mail.subject}\n\n${mail.body}`
  const [copied, setCopied] = useState<{ text: string; worked: boolean }>()
  const [whenOnline, setWhenOnline] = useState(false)
  // The button no longer says "Copied" once the text has changed.
  const copy = copied?.text === plain ? copied : undefined

  useEffect(() => {
    if (!whenOnline) return
    window.addEventListener('online', onRetry, { once: true })
    // The connection may have come back before the listener was added.
    if (navigator.onLine) onRetry()
    return () => window.removeEventListener('online', onRetry)
  }, [whenOnline, onRetry])

  const onCopy = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(plain))
      .then(
        () => setCopied({ text: plain, worked: true }),
        () => setCopied({ text: plain, worked: false }),
      )

  return (
    <div role="alert" className="border-error border-l-[6px] py-1 pl-4">
      <p className="font-semibold text-error text-lead">{text}</p>
      <p className="mt-1 text-muted text-small">{failureHint(failure, waiting)}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        <a href={mailLink(mailAddress, mail, copyLabel)} className={ACTION}>
          Email it instead
        </a>
        <button type="button" onClick={onCopy} className={ACTION}>
          {copy?.worked ? 'Copied' : copyLabel}
        </button>
        {failure.outcome === 'unreachable' && failure.offline ? (
          <button type="button" onClick={() => setWhenOnline(true)} disabled={whenOnline} className={ACTION}>
            {whenOnline ? 'Waiting for the connection' : 'Send when I am back online'}
          </button>
        ) : null}
      </p>
      {copy?.worked === false ? (
        // Without access to the clipboard the visitor copies the text by hand.
        <textarea
          readOnly
          aria-label="What you wrote, to copy"
          value={plain}
          rows={4}
          onFocus={(event) => event.currentTarget.select()}
          className="mt-3 w-full rounded-control border-[1.5px] border-line-strong bg-transparent p-3 text-small"
        />
      ) : null}
    </div>
  )
}
