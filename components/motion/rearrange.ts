import { LAYOUT_ANIMATION } from './constants'

/** Whether a box can be seen. */
export const inView = ({ width, top, bottom }: DOMRect) => width > 0 && bottom > 0 && top < window.innerHeight

/** Moves a picture that Back or Forward shows on another page: goes with travelling-pictures.ts. */
export function glide(part: HTMLElement, from: DOMRect, to: DOMRect, _isPicture: boolean): void {
  const transform = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`
  part.animate([{ transformOrigin: '0 0', transform }, { transformOrigin: '0 0' }], {
    duration: LAYOUT_ANIMATION.duration,
    easing: `cubic-bezier(${LAYOUT_ANIMATION.ease.join()})`,
  })
}
