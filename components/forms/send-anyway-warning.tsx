import type { WarningReason } from './send-anyway.logic'

const TEXTS: Record<WarningReason, string> = {
  'looks automatic': 'This looks as if a program had filled it in. If you wrote it yourself, press “Send anyway”.',
  'just sent': 'You sent us this form a moment ago. If you mean to send another, press “Send anyway”.',
}

export function SendAnywayWarning({ warning }: { warning: WarningReason }) {
  return <p className="border-line-strong border-l-[6px] py-1 pl-4 font-semibold">{TEXTS[warning]}</p>
}
