import { springValue, styleEffect } from 'framer-motion/dom'
import { CURSOR } from './constants'
import { motionPaused, subscribeToMotion } from './motion-preference'

/** A mouse, motion wanted, and colours that are ours to draw with. */
const ALLOWED =
  '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference) and (forced-colors: none)'

/** A circle in the top layer whose place and scale follow what they are set to. */
function createCircle(className: string, spring: { stiffness: number; damping: number }, pressedScale: number) {
  const element = document.createElement('div')
  element.className = `cursor ${className}`
  element.ariaHidden = 'true'
  element.popover = 'manual'
  const x = springValue<number>(0, spring)
  const y = springValue<number>(0, spring)
  const scale = springValue<number>(1, spring)
  const unbind = styleEffect(element, { x, y, scale })
  return {
    element,
    follow({ clientX, clientY }: PointerEvent, over: boolean, jump: boolean) {
      if (jump) {
        x.jump(clientX)
        y.jump(clientY)
      } else {
        x.set(clientX)
        y.set(clientY)
      }
      scale.set(over ? pressedScale : 1)
    },
    remove() {
      for (const value of [x, y, scale]) value.stop()
      unbind()
      element.remove()
    },
  }
}

/** Draws the circles until the returned cleanup function is called. */
function drawCircles(): () => void {
  const circles = [
    createCircle('cursor-large', CURSOR.largeSpring, CURSOR.largeScale),
    createCircle('cursor-small', CURSOR.smallSpring, CURSOR.smallScale),
  ]
  const controller = new AbortController()
  const { signal } = controller
  let shown = false
  const show = (visible: boolean) => {
    shown = visible
    for (const { element } of circles) element.toggleAttribute('data-shown', visible)
  }
  // Menus and dialogs are in the top layer: what is shown there last lies above the rest.
  const raise = () => {
    for (const { element } of circles) {
      element.hidePopover?.()
      element.showPopover?.()
    }
  }

  document.body.append(...circles.map(({ element }) => element))
  raise()
  const onMove = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return show(false)
    const over = event.target instanceof Element && event.target.closest(CURSOR.interactive) !== null
    for (const circle of circles) circle.follow(event, over, !shown)
    if (!shown) show(true)
  }
  const onToggle = ({ target }: Event) => {
    if (target instanceof Element && !target.classList.contains('cursor')) raise()
  }
  window.addEventListener('pointermove', onMove, { passive: true, signal })
  document.documentElement.addEventListener('pointerleave', () => show(false), { signal })
  document.addEventListener('toggle', onToggle, { capture: true, signal })
  return () => {
    controller.abort()
    for (const circle of circles) circle.remove()
  }
}

/** Two circles follow the mouse for as long as the visitor's settings allow. Returns the cleanup function. */
export function startCursor(): () => void {
  const allowed = window.matchMedia(ALLOWED)
  let stopDrawing: (() => void) | undefined
  const update = () => {
    const wanted = allowed.matches && !motionPaused()
    if (wanted) stopDrawing ??= drawCircles()
    else {
      stopDrawing?.()
      stopDrawing = undefined
    }
  }
  update()
  allowed.addEventListener('change', update)
  const unsubscribe = subscribeToMotion(update)
  return () => {
    allowed.removeEventListener('change', update)
    unsubscribe()
    stopDrawing?.()
  }
}
