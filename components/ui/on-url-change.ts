/** Calls `notify` after Back, or a link to the same page, which only the Navigation API reports. Returns its end. */
export function onUrlChange(notify: () => void): () => void {
  let last = window.location.href
  const check = () => {
    if (window.location.href === last) return
    last = window.location.href
    notify()
  }
  // Next navigates in an insertion effect, where React allows no state updates.
  const checkLater = () => queueMicrotask(check)
  window.addEventListener('popstate', check)
  window.navigation?.addEventListener('currententrychange', checkLater)
  return () => {
    window.removeEventListener('popstate', check)
    window.navigation?.removeEventListener('currententrychange', checkLater)
  }
}
