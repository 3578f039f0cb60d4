/** The local storage key; its value is `paused` or absent. */
const MOTION_KEY = 'motion'
const CHANGE_EVENT = 'motion-preference'

/** Applies the stored choice before the first paint. Access to local storage throws when it is blocked. */
export const MOTION_SCRIPT = `try{if(localStorage.getItem('${MOTION_KEY}')==='paused')document.documentElement.dataset.motion='paused'}catch{}`

/** True when the visitor paused motion on this site. */
export const motionPaused = () => document.documentElement.dataset.motion === 'paused'

/** True when motion is paused on this site or reduced by the system. */
export const motionReduced = () => motionPaused() || window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Pauses or resumes motion and stores the choice. */
export function setMotionPaused(paused: boolean): void {
  if (paused) document.documentElement.dataset.motion = 'paused'
  else delete document.documentElement.dataset.motion
  try {
    if (paused) localStorage.setItem(MOTION_KEY, 'paused')
    else localStorage.removeItem(MOTION_KEY)
  } catch {
    // Storage is blocked: the choice applies until the page is reloaded.
  }
  window.dispatchEvent(new Event(CHANGE_EVENT))
}

/** Calls `onChange` when motion is paused, resumed or reduced. Returns the cleanup function. */
export function subscribeToMotion(onChange: () => void): () => void {
  const query = window.matchMedia('(prefers-reduced-motion: reduce)')
  window.addEventListener(CHANGE_EVENT, onChange)
  query.addEventListener('change', onChange)
  return () => {
    window.removeEventListener(CHANGE_EVENT, onChange)
    query.removeEventListener('change', onChange)
  }
}

/** Pauses and resumes with other tabs. Returns the cleanup function. */
export function followOtherTabs(): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === MOTION_KEY && (newValue === 'paused') !== motionPaused()) setMotionPaused(!motionPaused())
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
