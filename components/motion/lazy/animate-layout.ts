import { visualElementStore } from 'framer-motion/dom'

/** A separate module for dynamic import: it is larger than the rest of framer-motion used here. */
export { animateLayout } from 'framer-motion/dom'

/** Releases the elements of a list that is unmounted: framer-motion would keep references to them. */
export function releaseLayout(list: HTMLElement): void {
  for (const element of list.querySelectorAll<HTMLElement>('[data-layout]'))
    visualElementStore.get(element)?.projection?.unmount()
}
