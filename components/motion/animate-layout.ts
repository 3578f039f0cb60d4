import { visualElementStore } from 'framer-motion/dom'

/** In a file of its own, for a dynamic import of these functions alone: it is larger than all else of framer-motion here. */
export { animateLayout } from 'framer-motion/dom'

/** Ends the layout animation of a list that leaves the page: framer-motion would hold its elements for the next change. */
export function releaseLayout(list: HTMLElement): void {
  for (const element of list.querySelectorAll<HTMLElement>('[data-layout]'))
    visualElementStore.get(element)?.projection?.unmount()
}
