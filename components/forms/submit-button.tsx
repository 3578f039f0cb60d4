import { Button } from '@/components/ui/button'
import { clockTime } from './send-failure.logic'
import type { Phase } from './use-message-form'

export interface SubmitButtonProps {
  phase: Phase
  /** Seconds until it may be pressed again. */
  wait: number
  className?: string
  /** Where the form goes without scripts. On the form itself, browsers would warn of an address that is not https. */
  formAction?: string
  /** Its label while nothing is being sent. */
  children: string
}

/** The submit button of a form: its label tells the state, and it is disabled while the message is being sent. */
export function SubmitButton({ phase, wait, className = '', formAction, children }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      {...(formAction ? { formAction } : {})}
      disabled={phase.name === 'submitting' || wait > 0}
      className={`w-full sm:w-auto ${className}`}
    >
      {label()}
    </Button>
  )

  function label(): string {
    if (phase.name === 'submitting') return 'Sending...'
    if (wait > 0) return `Send again in ${clockTime(wait)}`
    return phase.name === 'unconfirmed' ? 'Send anyway' : children
  }
}
