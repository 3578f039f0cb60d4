import { Button } from '@/components/ui/button'
import { formatCountdown } from './send-failure.logic'
import type { Phase } from './use-message-form'

interface SubmitButtonProps {
  phase: Phase
  /** Seconds until a retry is possible. */
  retryIn: number
  className?: string
  /** The action without scripts. As the `action` of the form, browsers would warn that it is not HTTPS. */
  formAction?: string
  /** The label of the idle form. */
  children: string
}

export function SubmitButton({ phase, retryIn, className = '', formAction, children }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      {...(formAction ? { formAction } : {})}
      disabled={phase.name === 'submitting' || retryIn > 0}
      className={`w-full sm:w-auto ${className}`}
    >
      {label()}
    </Button>
  )

  function label(): string {
    if (phase.name === 'submitting') return 'Sending...'
    if (retryIn > 0) return `Send again in ${formatCountdown(retryIn)}`
    return phase.name === 'unconfirmed' ? 'Send anyway' : children
  }
}
