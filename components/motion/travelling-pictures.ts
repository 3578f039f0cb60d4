import { motionReduced } from './motion-preference'
import { glide, inView } from './rearrange'

/** The pictures that several pages share, by name: see components/motion/shared-picture.tsx. */
const picturesInView = () =>
  [...document.querySelectorAll<HTMLElement>('[data-picture]')]
    .map((part) => ({ part, name: part.dataset.picture, box: part.getBoundingClientRect() }))
    .filter(({ box }) => inView(box))

/**
 * Back and Forward change the page at once, without a transition, so that they never wait for anything. Call this before
 * and what it gives after: a picture that both pages show then glides from its old place to the new one by itself.
 */
export function notePictures(): () => void {
  if (motionReduced()) return () => {}
  const before = new Map(picturesInView().map(({ name, box }) => [name, box]))
  return () => {
    for (const { part, name, box } of picturesInView()) {
      const from = before.get(name)
      if (from) glide(part, from, box, true)
    }
  }
}
