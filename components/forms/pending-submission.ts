import type { MessageKind } from '@/lib/messages/config'
import type { SendResult } from '@/lib/messages/result'
import { type OnProgress, send } from '@/lib/messages/send'
import { markDelivered } from './draft'

/** A message that is being sent. A form that is mounted again continues with it. */
export interface PendingSubmission {
  data: FormData
  result: Promise<SendResult>
}

/** In module scope, to survive navigation. */
const pending = new Map<MessageKind, PendingSubmission>()
/** Messages whose result no form has shown yet. */
const unseen = new Map<MessageKind, PendingSubmission>()

/** The message of this form that is being sent, if any. */
export const pendingSubmission = (kind: MessageKind): PendingSubmission | undefined => pending.get(kind)

/** The message of this form that is being sent, or whose result was not shown because the visitor was elsewhere. */
export const unseenSubmission = (kind: MessageKind): PendingSubmission | undefined => unseen.get(kind)

/** Called when the result is shown. */
export const markSeen = (kind: MessageKind): boolean => unseen.delete(kind)

/** Sends `data` and deletes the draft when it has been delivered. */
export function submitMessage(kind: MessageKind, data: FormData, onProgress: OnProgress): PendingSubmission {
  const result = send({ kind, data }, onProgress).then((sendResult) => {
    pending.delete(kind)
    if (sendResult.outcome === 'delivered') markDelivered(kind, data)
    return sendResult
  })
  const submission = { data, result }
  pending.set(kind, submission)
  unseen.set(kind, submission)
  return submission
}
