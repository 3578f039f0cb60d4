import { useEffect, useLayoutEffect, useRef } from 'react'
import { ARRIVAL_DISTANCE } from './constants'
import { motionReduced } from './motion-preference'
import { pressThrough } from './press-through'
import { notePictures } from './travelling-pictures'

/** Where the session keeps the places of its pages, so that Back finds them after a reload too. */
const PLACES_KEY = 'places'
/** As many as browsers keep entries of their history. */
const MOST_PLACES = 50

/** The element that the address points at; a hash that is unknown or badly encoded points at nothing. */
function hashTarget(): Element | null {
  try {
    return document.getElementById(decodeURIComponent(window.location.hash.slice(1)))
  } catch {
    return null
  }
}

const jump = (top: number) => window.scrollTo({ top, behavior: 'instant' })

/** A new page: from close by to its top, or to what the hash names. Takes where the visitor was, gives where they end. */
function arrive(from: number): number {
  const target = hashTarget()
  if (target) target.scrollIntoView({ behavior: 'instant' })
  else jump(0)
  const place = window.scrollY
  const way = Math.max(-ARRIVAL_DISTANCE, Math.min(ARRIVAL_DISTANCE, from - place))
  if (way === 0 || motionReduced()) return place
  jump(place + way)
  // A frame later: a transition ends smooth scrolling that begins while it takes its picture of the new page.
  requestAnimationFrame(() => window.scrollTo({ top: place, behavior: 'smooth' }))
  return place
}

/** Notes the place of an entry, and forgets the oldest beyond what the history can hold. */
function keep(places: Map<string, number>, key: string, top: number) {
  places.delete(key)
  places.set(key, top)
  const [oldest] = places.keys()
  if (oldest !== undefined && places.size > MOST_PLACES) places.delete(oldest)
}

/** The history entry by the browser's own key. Where there is none, the browser's restoration has to do. */
const entryKey = () => window.navigation?.currentEntry?.key ?? ''

/**
 * Puts the window where it belongs after each change of the page: at the top, at the hash, or, after Back and Forward,
 * where it was. Next does the first two at once and leaves the third to the browser, which restores too early when the
 * page has to be fetched.
 */
export function usePagePlace(pathname: string): void {
  const shown = useRef(pathname)
  /** The path whose page is in the window; the address is ahead of it while a page is on its way. */
  const here = useRef('')
  const last = useRef(0)
  const travelled = useRef('')
  const settle = useRef<() => void>(null)
  const places = useRef(new Map<string, number>())

  useEffect(() => {
    const controller = new AbortController()
    const options = { signal: controller.signal, passive: true, capture: true }
    here.current = window.location.pathname
    last.current = window.scrollY
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(PLACES_KEY) ?? '[]')
      if (Array.isArray(kept)) for (const [key, top] of kept) places.current.set(String(key), Number(top))
    } catch {
      // Storage is blocked: places last as long as this document.
    }
    const onScroll = () => {
      // On the way back the browser already moves the old page about.
      if (window.location.pathname !== here.current) return
      last.current = window.scrollY
      keep(places.current, entryKey(), last.current)
    }
    // Captured, to be earlier than the router, which renders at once when it has the page.
    const onTravel = () => {
      travelled.current = window.location.href
      settle.current = notePictures()
    }
    // An entry made by a plain hash link or by typing has no state, and the router ignores Back to such an entry.
    const onHash = () => {
      if (window.history.state === null) window.history.replaceState(null, '', window.location.href)
    }
    // The router does nothing when a link leads to where the visitor is: they mean its top, or its hash.
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link?.href !== window.location.href || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return
      const target = hashTarget()
      if (target) target.scrollIntoView()
      else window.scrollTo({ top: 0 })
    }
    const onHide = () => {
      try {
        sessionStorage.setItem(PLACES_KEY, JSON.stringify([...places.current]))
      } catch {
        // As above.
      }
    }
    document.addEventListener('scroll', onScroll, options)
    window.addEventListener('popstate', onTravel, options)
    window.addEventListener('hashchange', onHash, options)
    window.addEventListener('pagehide', onHide, options)
    document.addEventListener('click', onClick, options)
    pressThrough(controller.signal)
    return () => controller.abort()
  }, [])

  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    here.current = window.location.pathname
    const travel = travelled.current === window.location.href
    travelled.current = ''
    const key = entryKey()
    const place = key ? places.current.get(key) : undefined
    if (place !== undefined) jump(place)
    // Kept now: scroll events come late on a busy machine, and Back may come earlier.
    else if (!travel) keep(places.current, key, arrive(last.current))
    last.current = window.scrollY
    if (travel) settle.current?.()
    settle.current = null
  }, [pathname])
}
