import type { SendResult } from '@/lib/messages/result'
import { markDelivered } from './draft'

/** A message on its way. Outlives the form: who leaves the page and comes back finds it again. */
export interface Flight {
  data: FormData
  result: Promise<SendResult>
}

const flights = new Map<string, Flight>()

/** The message of this form that is on its way, if any. */
export const flightOf = (form: string): Flight | undefined => flights.get(form)

/** Sends `data` as the one message of this form that is on its way; the draft is forgotten once it is delivered. */
export function takeOff(form: string, data: FormData, send: () => Promise<SendResult>): Flight {
  const result = send()
    // A part of the site that could not be fetched: the same as no connection, to the visitor.
    .catch((): SendResult => ({ outcome: 'unreachable', offline: !navigator.onLine }))
    .then((outcome) => {
      flights.delete(form)
      if (outcome.outcome === 'delivered') markDelivered(form, data)
      return outcome
    })
  const flight = { data, result }
  flights.set(form, flight)
  return flight
}
