'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useSyncExternalStore, ViewTransition, type ViewTransitionInstance } from 'react'
import { motionReduced } from './motion-preference'

/** The region of a picture through which the visitor has left its page. */
interface Entered {
  href: string
  /** The middle of the lower edge of the region, in percent of the picture. */
  x: number
  y: number
  /** The width of the region divided by that of the picture. */
  width: number
}

/** Milliseconds from the press to the end of the movement, and those that the last part of it takes at least. */
const [PRESS_TO_END, SHORTEST] = [500, 180]

let entered: Entered | undefined
/** When a region was pressed, in milliseconds of `performance.now()`, until its page is shown; else Infinity. */
let pressed = Number.POSITIVE_INFINITY
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The type of the transitions through a region, for style sheets. */
export const REGION_TRANSITION = ['region']

/** How much of the way into a region the picture moves before the next page is there, as a factor of its size. */
const APPROACH = [{ scale: 1 }, { scale: 1.12 }]

/**
 * Call it when the visitor has pressed a region: `picture` moves towards it at once, and grows into the picture of the
 * next page when that is ready. Returns the function that moves it back, for a navigation that is interrupted.
 */
export function enterRegion(picture: HTMLElement, region: Entered): () => void {
  entered = region
  pressed = performance.now()
  for (const listener of listeners) listener()
  if (motionReduced()) return () => {}
  picture.style.transformOrigin = `${region.x}% ${region.y}%`
  const animation = picture.animate(APPROACH, {
    duration: 600,
    easing: 'cubic-bezier(0.2, 0, 0.4, 1)',
    fill: 'forwards',
  })
  return () => {
    animation.cancel()
    picture.style.transformOrigin = ''
  }
}

const TIMING = { duration: 450, easing: 'cubic-bezier(0.5, 0, 0.2, 1)', fill: 'both' } as const

/** Plays the transition faster the longer the next page took: on a slow device it would end late. */
function catchUp() {
  const left = Math.max(SHORTEST, PRESS_TO_END - (performance.now() - pressed))
  pressed = Number.POSITIVE_INFINITY
  for (const animation of document.getAnimations())
    if (animation.effect instanceof KeyframeEffect && animation.effect.pseudoElement?.startsWith('::view-transition'))
      animation.updatePlaybackRate(Math.max(1, TIMING.duration / left))
}

/**
 * The picture around the region grows until the region has the width of the other picture, and their lower edges meet:
 * what the region shows of a room may be lower than the room. On the way back it shrinks.
 * Returns what React calls after the transition, because filled animations would stay in effect.
 */
function animateRegion({ old, new: next }: ViewTransitionInstance): (() => void) | undefined {
  if (!entered || motionReduced()) return undefined
  const { x, y, width } = entered
  const transformOrigin = `${x}% ${y}%`
  const around = { transformOrigin, translate: `${50 - x}% ${100 - y}%`, scale: `${1 / width}` }
  const whole = { translate: 'none', scale: '1' }
  const alone = { ...whole, transformOrigin: '50% 100%' }
  const within = { ...alone, translate: `${x - 50}% ${y - 100}%`, scale: `${width}` }
  const shown = { opacity: 1, offset: 0.5 }
  // Next has changed the address before.
  const isEntering = window.location.pathname.endsWith(entered.href)
  const keyframes: [Keyframe[], Keyframe[]] = isEntering
    ? [
        [{ ...whole, transformOrigin }, shown, { ...around, opacity: 0 }],
        [{ ...within, opacity: 0 }, shown, alone],
      ]
    : [
        [alone, shown, { ...within, opacity: 0 }],
        [{ ...around, opacity: 0 }, shown, { ...whole, transformOrigin }],
      ]
  const animations = [old.animate(keyframes[0], TIMING), next.animate(keyframes[1], TIMING)]
  if (isEntering) catchUp()
  return () => {
    for (const animation of animations) animation.cancel()
  }
}

/** The path of a page as a part of the name of a view transition. */
const nameOf = (path: string) => `hero-picture${path.replaceAll(/[^\w-]/g, '-')}`

/** The picture of a hero: it grows out of the region that leads to its page, and shrinks into it again when a link leads back. */
export function HeroPicture({ hasRegions = false, children }: { hasRegions?: boolean; children: ReactNode }) {
  const path = usePathname()
  const href = useSyncExternalStore(
    subscribe,
    () => entered?.href,
    () => undefined,
  )
  return (
    <ViewTransition name={nameOf((hasRegions && href) || path)} share="region" default="none" onShare={animateRegion}>
      {children}
    </ViewTransition>
  )
}
