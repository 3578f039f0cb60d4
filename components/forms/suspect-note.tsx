import type { Suspicion } from './spam.logic'

const TEXTS: Record<Suspicion, string> = {
  'looks automatic': 'That was quicker than most people type. If you are one, press the button once more.',
  'just sent': 'You have just sent us one. If this is another, press the button once more.',
}

export function SuspectNote({ why }: { why: Suspicion }) {
  return <p className="border-line-strong border-l-[6px] py-1 pl-4 font-semibold">{TEXTS[why]}</p>
}
