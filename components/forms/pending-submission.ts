import type { SendResult } from '@/lib/messages/result'
import { type MessageKind, type OnProgress, send } from '@/lib/messages/send'
import { markDelivered } from './draft'

/** A message that is being sent. Outlives the form's component, which finds it again when it is mounted anew. */
export interface PendingSubmission {
  data: FormData
  result: Promise<SendResult>
}

/** In the module, so that it survives navigation to another page of the site. */
const pending = new Map<MessageKind, PendingSubmission>()

/** The message of this form that is being sent, if any. */
export const pendingSubmission = (kind: MessageKind): PendingSubmission | undefined => pending.get(kind)

/** Sends `data` as the one pending message of this form; its draft is deleted once it is delivered. */
export function submitMessage(kind: MessageKind, data: FormData, onProgress: OnProgress): PendingSubmission {
  const result = send({ kind, data }, onProgress).then((answer) => {
    pending.delete(kind)
    if (answer.outcome === 'delivered') markDelivered(kind, data)
    return answer
  })
  const submission = { data, result }
  pending.set(kind, submission)
  return submission
}
