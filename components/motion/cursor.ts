import { CURSOR } from './constants'
import { motionPaused, subscribeToMotion } from './motion-preference'

/** A mouse, motion wanted, and colours that are ours to draw with. */
const ALLOWED =
  '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference) and (forced-colors: none)'
/** Part of the remaining way made in a sixtieth of a second: the small circle keeps up, the large one trails. */
const KINDS = [
  { className: 'cursor-large', ease: 0.2, pressed: CURSOR.largeScale },
  { className: 'cursor-small', ease: 0.5, pressed: CURSOR.smallScale },
]
const STILL = 0.01

/** Draws two circles that follow the mouse, for as long as the visitor's settings allow. Returns the way to end it. */
export function startCursor(): () => void {
  const allowed = window.matchMedia(ALLOWED)
  const circles = KINDS.map((kind) => {
    const element = document.createElement('div')
    element.className = `cursor ${kind.className}`
    element.ariaHidden = 'true'
    element.popover = 'manual'
    return { ...kind, element, x: 0, y: 0, scale: 1 }
  })
  let [x, y, over, shown, frame, last] = [0, 0, false, false, 0, 0]

  const draw = (now: number) => {
    const frames = Math.min((now - last) / (1000 / 60), 4)
    last = now
    let moving = false
    for (const circle of circles) {
      const part = 1 - (1 - circle.ease) ** frames
      const scale = over ? circle.pressed : 1
      const rest = Math.abs(x - circle.x) + Math.abs(y - circle.y) + Math.abs(scale - circle.scale)
      const arrived = rest < STILL
      circle.x = arrived ? x : circle.x + (x - circle.x) * part
      circle.y = arrived ? y : circle.y + (y - circle.y) * part
      circle.scale = arrived ? scale : circle.scale + (scale - circle.scale) * part
      circle.element.style.transform = `translate3d(${circle.x}px, ${circle.y}px, 0) scale(${circle.scale})`
      moving ||= !arrived
    }
    frame = moving ? requestAnimationFrame(draw) : 0
  }
  const wake = () => {
    if (frame) return
    last = performance.now()
    frame = requestAnimationFrame(draw)
  }
  const show = (visible: boolean) => {
    shown = visible
    for (const { element } of circles) element.toggleAttribute('data-shown', visible)
  }
  const onMove = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return show(false)
    ;[x, y] = [event.clientX, event.clientY]
    over = event.target instanceof Element && event.target.closest(CURSOR.interactive) !== null
    if (!shown) {
      for (const circle of circles) [circle.x, circle.y] = [x, y]
      show(true)
    }
    wake()
  }
  const onLeave = () => show(false)
  // Menus and dialogs lie above the page whatever its layers: the circles go up there with them.
  const raise = () => {
    for (const { element } of circles) {
      element.hidePopover?.()
      element.showPopover?.()
    }
  }
  const onToggle = ({ target }: Event) => {
    if (target instanceof Element && !target.classList.contains('cursor')) raise()
  }

  let on = false
  const start = () => {
    on = true
    document.body.append(...circles.map(({ element }) => element))
    raise()
    window.addEventListener('pointermove', onMove, { passive: true })
    document.documentElement.addEventListener('pointerleave', onLeave)
    document.addEventListener('toggle', onToggle, true)
  }
  const stop = () => {
    on = false
    window.removeEventListener('pointermove', onMove)
    document.documentElement.removeEventListener('pointerleave', onLeave)
    document.removeEventListener('toggle', onToggle, true)
    cancelAnimationFrame(frame)
    frame = 0
    show(false)
    for (const { element } of circles) element.remove()
  }
  const update = () => {
    const wanted = allowed.matches && !motionPaused()
    if (wanted !== on) (wanted ? start : stop)()
  }
  update()
  allowed.addEventListener('change', update)
  const stopListening = subscribeToMotion(update)
  return () => {
    allowed.removeEventListener('change', update)
    stopListening()
    if (on) stop()
  }
}
