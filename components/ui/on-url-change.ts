/** Calls `notify` after Back, or a link to the same page, which only the Navigation API reports. Returns its end. */
export function onUrlChange(notify: () => void): () => void {
  const { navigation } = window
  if (!navigation) {
    // It reports nothing but Back and links to an id, after changes of the URL that nothing reports.
    window.addEventListener('popstate', notify)
    return () => window.removeEventListener('popstate', notify)
  }
  let last = window.location.href
  const check = () => {
    if (window.location.href === last) return
    last = window.location.href
    notify()
  }
  // Next navigates in an insertion effect, where React allows no state updates.
  const checkLater = () => queueMicrotask(check)
  navigation.addEventListener('currententrychange', checkLater)
  return () => navigation.removeEventListener('currententrychange', checkLater)
}
