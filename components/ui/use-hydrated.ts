import { useSyncExternalStore } from 'react'

/** For values that do not change while the page is open. */
export const subscribeToNothing = () => () => {}

/** False in the HTML and during hydration, so that both render the same; true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}
