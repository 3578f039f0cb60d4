/**
 * Removes a theme from local storage that is none of ours, as of an earlier site on the domain, before the first paint, and
 * hides those that other tabs write: next-themes would set it as it is.
 */
export const THEME_SCRIPT = `try{const foreign=t=>t&&!/^(light|dark)$/.test(t);addEventListener('storage',e=>{if(e.key==='theme'&&foreign(e.newValue))e.stopImmediatePropagation()});if(foreign(localStorage.getItem('theme')))localStorage.removeItem('theme')}catch{}`
