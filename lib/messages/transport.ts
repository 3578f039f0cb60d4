export interface PostOptions {
  signal: AbortSignal
  /** Called with the share of the body that has left, 0 to 1. */
  onProgress: (share: number) => void
}

/** Statuses that may carry no body. */
const EMPTY = [204, 205, 304]

/**
 * A form post as `fetch` makes it, by XMLHttpRequest: fetch does not tell how much of a body has left. Rejects as fetch
 * does when there is no answer.
 */
export function post(url: string, body: FormData, { signal, onProgress }: PostOptions): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    // To another origin, listening would make the browser ask for leave first (a preflight), and a service that does not
    // expect the question would get no message at all. A bar is not worth that.
    if (isOwn(url)) {
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onProgress(loaded / total)
      }
    }
    request.onload = () => {
      try {
        resolve(answerOf(request))
      } catch (error) {
        reject(error)
      }
    }
    request.onerror = () => reject(new TypeError('There was no answer'))
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}

/** True where the browser tells how far an upload is. */
export const isOwn = (url: string): boolean => new URL(url, window.location.href).origin === window.location.origin

function answerOf(request: XMLHttpRequest): Response {
  const { status, responseText } = request
  // The sign-in page of a café's network, or a host that answers everything with its front page: nobody has the message.
  if (status < 300 && responseText.trimStart().startsWith('<')) throw new TypeError('A web page answered')
  // Asking for a header that another origin does not expose is an error in the console; this list holds what may be read.
  const [, retryAfter] = /^retry-after:\s*(.+)$/im.exec(request.getAllResponseHeaders()) ?? []
  return new Response(EMPTY.includes(status) ? null : responseText, {
    status,
    ...(retryAfter ? { headers: { 'Retry-After': retryAfter } } : {}),
  })
}
