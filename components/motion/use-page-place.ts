import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
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
  /** The entry that Back or Forward led to, until its page is in its place. */
  const travelled = useRef<string>(null)
  const settle = useRef<() => void>(null)
  const places = useRef(new Map<string, number>())

  /** After Back and Forward: the entry's own place, now and after the browser, which may have seen another one there. */
  const restore = useCallback(() => {
    const key = entryKey()
    const place = places.current.get(key)
    const put = () => {
      if (travelled.current !== key || entryKey() !== key) return false
      if (place !== undefined) jump(place)
      last.current = window.scrollY
      return true
    }
    put()
    requestAnimationFrame(() => {
      if (put()) travelled.current = null
    })
  }, [])

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
    // Whoever scrolled before the scripts ran has a place too.
    if (!places.current.has(entryKey())) keep(places.current, entryKey(), last.current)
    const onScroll = () => {
      // On the way back the browser already moves the page about: those are not the visitor's places.
      if (window.location.pathname !== here.current || travelled.current === entryKey()) return
      last.current = window.scrollY
      keep(places.current, entryKey(), last.current)
    }
    // Captured, to be earlier than the router, which renders at once when it has the page.
    const onTravel = ({ state }: PopStateEvent) => {
      const away = window.location.pathname !== here.current
      // The router ignores an entry without its state: fine for a new hash, wrong when the page is another one.
      if (state === null) {
        if (away) window.location.reload()
        return
      }
      // Ends a glide under way, which would go on over the place that is found again.
      jump(window.scrollY)
      travelled.current = entryKey()
      if (away) settle.current = notePictures()
      else restore()
    }
    // An entry made by a plain hash link or by typing has no state. Gets that of the page that is shown, no other.
    const onHash = () => {
      if (window.history.state === null && window.location.pathname === here.current)
        window.history.replaceState(null, '', window.location.href)
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
  }, [restore])

  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    here.current = pathname
    // A page that comes after the visitor has gone on: the next one is on its way.
    if (window.location.pathname !== pathname) return
    const key = entryKey()
    if (travelled.current === key) {
      restore()
      settle.current?.()
    } else {
      // Kept now: scroll events come late on a busy machine, and Back may come earlier.
      keep(places.current, key, arrive(last.current))
      last.current = window.scrollY
    }
    settle.current = null
  }, [pathname, restore])
}
