import { GLIDE } from './constants'
import { motionReduced } from './motion-preference'

const ID = 'glide'

/** Whether a part is drawn, and at most half a window away: what comes from or goes farther would only flash by. */
const near = ({ width, top, bottom }: DOMRect) =>
  width > 0 && bottom > -window.innerHeight / 2 && top < window.innerHeight * 1.5

/** Whether a box can be seen. */
export const inView = ({ width, top, bottom }: DOMRect) => width > 0 && bottom > 0 && top < window.innerHeight

/** From the old place to the new one. A picture takes its size along; a text would be squeezed, and appears anew. */
export function glide(part: HTMLElement, from: DOMRect, to: DOMRect, isPicture: boolean): void {
  const scale = isPicture ? from.width / to.width : 1
  const resized = Math.abs(from.width - to.width) > 1
  const moved = resized || Math.abs(from.left - to.left) > 1 || Math.abs(from.top - to.top) > 1
  if (near(from) && !moved) return
  const start: Keyframe = near(from)
    ? {
        transformOrigin: '0 0',
        transform: `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${scale})`,
        ...(resized && scale === 1 ? { opacity: 0 } : {}),
      }
    : { opacity: 0 }
  part.animate([start, { transformOrigin: '0 0' }], { ...GLIDE, id: ID })
}

/**
 * Call before a list changes; call what it gives after. Every part with `data-glide` inside `list` that is in view then
 * glides there from where it was. The layout itself changes at once, so that nothing around the list moves with it, and
 * a change in the middle of a glide goes on from there. Does nothing where motion is not wanted.
 */
export function rearrange(list: HTMLElement): () => void {
  if (motionReduced()) return () => {}
  const before = [...list.querySelectorAll<HTMLElement>('[data-glide]')].map((part) => ({
    part,
    from: part.getBoundingClientRect(),
  }))
  return () => {
    for (const { part } of before) {
      for (const animation of part.getAnimations?.() ?? []) if (animation.id === ID) animation.cancel()
    }
    const after = before.map((each) => ({ ...each, to: each.part.getBoundingClientRect() }))
    for (const { part, from, to } of after) {
      // One that was never seen fades in by itself: components/motion/reveal.tsx.
      if (inView(to) && !part.closest('[data-reveal="waiting"]')) glide(part, from, to, part.dataset.glide === 'scale')
    }
  }
}
