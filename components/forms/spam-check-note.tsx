import type { SpamWarning } from './spam-check.logic'

const TEXTS: Record<SpamWarning, string> = {
  'looks automatic': 'That was quicker than most people type. If you wrote it yourself, press the button once more.',
  'just sent': 'You have just sent us one. If this is another, press the button once more.',
}

export interface SpamCheckNoteProps {
  warning: SpamWarning
}

export function SpamCheckNote({ warning }: SpamCheckNoteProps) {
  return <p className="border-line-strong border-l-[6px] py-1 pl-4 font-semibold">{TEXTS[warning]}</p>
}
