import { springValue, styleEffect } from 'framer-motion/dom'
import { CURSOR } from './constants'
import { motionPaused, subscribeToMotion } from './motion-preference'
import './cursor-circles.css'

const ALLOWED =
  '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference) and (forced-colors: none)'

/** A circle in the top layer that follows the pointer by springs. */
function createCircle(className: string, spring: { stiffness: number; damping: number }, interactiveScale: number) {
  const element = document.createElement('div')
  element.className = `cursor no-print ${className}`
  element.ariaHidden = 'true'
  element.popover = 'manual'
  const x = springValue<number>(0, spring)
  const y = springValue<number>(0, spring)
  const scale = springValue<number>(1, spring)
  const unbind = styleEffect(element, { x, y, scale })
  return {
    element,
    follow({ clientX, clientY }: PointerEvent, isInteractive: boolean, jump: boolean) {
      if (jump) {
        x.jump(clientX)
        y.jump(clientY)
      } else {
        x.set(clientX)
        y.set(clientY)
      }
      scale.set(isInteractive ? interactiveScale : 1)
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
  // The element added last to the top layer is above menus and dialogs.
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
    const isInteractive = event.target instanceof Element && event.target.closest(CURSOR.interactive) !== null
    for (const circle of circles) circle.follow(event, isInteractive, !shown)
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

/** Draws circles at the mouse while the media features and the paused state allow. Returns the cleanup function. */
export function startCursor(): () => void {
  const allowed = window.matchMedia(ALLOWED)
  let stopDrawing: (() => void) | undefined
  const update = () => {
    if (allowed.matches && !motionPaused()) stopDrawing ??= drawCircles()
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
