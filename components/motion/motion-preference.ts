/** Key in local storage of the visitor's choice to pause motion; the value is `paused`. */
export const MOTION_KEY = 'motion'
const CHANGED = 'wrenhaus:motion'

/** Puts the choice into effect before the first paint. Local storage throws where the browser blocks it. */
export const MOTION_SCRIPT = `try{if(localStorage.getItem('${MOTION_KEY}')==='paused')document.documentElement.dataset.motion='paused'}catch{}`

/** True when the visitor paused motion on this site. */
export const motionPaused = () => document.documentElement.dataset.motion === 'paused'

/** True when nothing may move: paused here, or reduced motion asked for by the system. */
export const motionReduced = () => motionPaused() || window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Pauses or resumes motion at once and keeps the choice where storage allows. */
export function setMotionPaused(paused: boolean): void {
  if (paused) document.documentElement.dataset.motion = 'paused'
  else delete document.documentElement.dataset.motion
  try {
    if (paused) localStorage.setItem(MOTION_KEY, 'paused')
    else localStorage.removeItem(MOTION_KEY)
  } catch {
    // Storage is blocked: the choice holds for this page only.
  }
  window.dispatchEvent(new Event(CHANGED))
}

/** Calls `onChange` when the visitor or the system changes what may move. Returns the cleanup function. */
export function subscribeToMotion(onChange: () => void): () => void {
  const query = window.matchMedia('(prefers-reduced-motion: reduce)')
  window.addEventListener(CHANGED, onChange)
  query.addEventListener('change', onChange)
  return () => {
    window.removeEventListener(CHANGED, onChange)
    query.removeEventListener('change', onChange)
  }
}
