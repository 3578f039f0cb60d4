/** Calls `notify` after Back, or a link to the same page, which only the Navigation API reports. Returns its end. */
export function onUrlChange(notify: () => void): () => void {
  const { navigation } = window
  if (!navigation) {
    // It reports nothing but Back and links to an id, after changes of the URL that nothing reports.
    window.addEventListener('popstate', notify)
    return () => window.removeEventListener('popstate', notify)
  }
  const onChange = ({ navigationType }: NavigationCurrentEntryChangeEvent) => {
    // On a slow machine the router replaces the URL of a filter late, by the one before.
    if (navigationType === 'replace') return
    // Next navigates in an insertion effect, where React allows no state updates.
    queueMicrotask(notify)
  }
  navigation.addEventListener('currententrychange', onChange)
  return () => navigation.removeEventListener('currententrychange', onChange)
}
