import { useEffect, useState, useSyncExternalStore } from 'react'
import type { SendFailure as Failure } from '@/lib/messages/result'
import { failureHint, mailLink } from './send-failure.logic'

interface SendFailureProps {
  text: string
  failure: Failure
  /** True until the server accepts a retry. */
  waiting: boolean
  mailAddress: string
  mail: { subject: string; body: string }
  copyLabel: string
  /** Whether the form sends a file. */
  withFile?: boolean
  /** Called when the browser is online again. */
  onRetry: () => void
}

const ACTION =
  'inline-flex min-h-11 items-center rounded-control border-[1.5px] border-line-strong px-4 font-semibold pointer-fine:hover:bg-ink pointer-fine:hover:text-bg disabled:border-dashed disabled:bg-transparent! disabled:text-muted!'

const COPIED = 'Copied'
const TO_COPY = 'What you wrote, to copy'
const WAITING = 'Waiting for the connection'
/** Browsers say that they are online before names can be resolved. */
const SETTLE_MS = 3000
const STAY = 'Keep this page open: it is sent when the connection is back.'

function subscribeToConnection(onChange: () => void) {
  const controller = new AbortController()
  for (const type of ['online', 'offline']) window.addEventListener(type, onChange, { signal: controller.signal })
  return () => controller.abort()
}

export function SendFailure(props: SendFailureProps) {
  const { text, failure, waiting, mailAddress, mail, copyLabel, withFile = false, onRetry } = props
  const link = mailLink(mailAddress, mail)
  const plainText = `${mail.subject}\n\n${mail.body}`
  const [copied, setCopied] = useState<{ text: string; succeeded: boolean }>()
  const [retryWhenOnline, setRetryWhenOnline] = useState(false)
  const isOnline = useSyncExternalStore(subscribeToConnection, () => navigator.onLine)
  // Resets the label of the button when the text changes.
  const copy = copied?.text === plainText ? copied : undefined

  useEffect(() => {
    if (!retryWhenOnline) return
    const timer = isOnline ? setTimeout(onRetry, SETTLE_MS) : undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('beforeunload', warn)
    }
  }, [retryWhenOnline, isOnline, onRetry])

  const onCopy = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(plainText))
      .then(
        () => setCopied({ text: plainText, succeeded: true }),
        () => setCopied({ text: plainText, succeeded: false }),
      )

  return (
    <div className="border-error border-l-[6px] py-1 pl-4">
      {/* Without the buttons, whose labels change: the failure would be announced again. */}
      <div role="alert">
        <p className="font-semibold text-error text-lead">{text}</p>
        <p className="mt-1 text-muted text-small">
          {failureHint(failure, { waiting, withFile, isOnline: isOnline && !retryWhenOnline })}
        </p>
      </div>
      <p className="mt-4 flex flex-wrap gap-3">
        <a href={link.href} onClick={link.isCut ? onCopy : undefined} className={ACTION}>
          Email it instead
        </a>
        <button type="button" onClick={onCopy} className={ACTION}>
          {copy?.succeeded ? COPIED : copyLabel}
        </button>
        {failure.outcome === 'unreachable' && failure.offline ? (
          <button
            type="button"
            onClick={isOnline ? onRetry : () => setRetryWhenOnline(true)}
            disabled={retryWhenOnline}
            className={ACTION}
          >
            {retryWhenOnline ? WAITING : isOnline ? 'Send it now' : 'Send when I am back online'}
          </button>
        ) : null}
      </p>
      <p role="status" className="sr-only">
        {copy && (copy.succeeded ? COPIED : TO_COPY)}
      </p>
      <p role="status" className="mt-3 text-muted text-small empty:mt-0">
        {retryWhenOnline ? STAY : null}
      </p>
      {link.isCut ? (
        <p className="mt-3 text-muted text-small">
          Your text is too long for a mail link: “Email it instead” also copies all of it, for you to paste.
        </p>
      ) : null}
      {copy?.succeeded === false ? (
        // Without access to the clipboard the visitor copies the text by hand.
        <textarea
          readOnly
          aria-label={TO_COPY}
          value={plainText}
          rows={4}
          onFocus={(event) => event.currentTarget.select()}
          className="mt-3 w-full rounded-control border-[1.5px] border-line-strong bg-transparent p-3 text-small"
        />
      ) : null}
    </div>
  )
}
