type Library = typeof import('@emailjs/browser')

/**
 * Fetches @emailjs/browser. It looks at the browser's storage as soon as it is there, and a browser whose storage is
 * blocked throws at the look; it gets none to look at, and goes without.
 */
export async function library(): Promise<Library> {
  if (storageIsOpen()) return import('@emailjs/browser')
  const blocked = Object.getOwnPropertyDescriptor(window, 'localStorage')
  Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true })
  try {
    return await import('@emailjs/browser')
  } finally {
    if (blocked) Object.defineProperty(window, 'localStorage', blocked)
  }
}

function storageIsOpen(): boolean {
  try {
    return Boolean(window.localStorage)
  } catch {
    return false
  }
}

/**
 * Runs `send` of the library with `post` in the place of the `fetch` that it calls: fetch has no time limit and tells
 * no progress, and the library passes neither a signal nor the answer's headers on. Everybody else's requests go their
 * usual way, and ours is taken back as soon as the library has handed the message over.
 */
export async function withPost(
  post: (url: string, body: FormData) => Promise<Response>,
  send: () => Promise<unknown>,
): Promise<void> {
  const usual = window.fetch
  const standIn: typeof fetch = (input, init) => {
    if (!(init?.body instanceof FormData)) return usual(input, init)
    takeBack()
    return post(String(input), init.body)
  }
  const takeBack = () => {
    if (window.fetch === standIn) window.fetch = usual
  }
  window.fetch = standIn
  try {
    await send()
  } finally {
    takeBack()
  }
}
