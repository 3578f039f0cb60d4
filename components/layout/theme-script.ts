/**
 * Before the first paint, removes a theme that is none of ours from local storage, as of an earlier site on the domain. Hides
 * those of other tabs: next-themes would set them. Tells a page that Back restores from memory what was stored meanwhile.
 */
export const THEME_SCRIPT = `try{const foreign=t=>t&&!/^(light|dark)$/.test(t);addEventListener('storage',e=>{if(e.key==='theme'&&foreign(e.newValue))e.stopImmediatePropagation()});if(foreign(localStorage.getItem('theme')))localStorage.removeItem('theme');addEventListener('pageshow',e=>{if(e.persisted)for(const key of ['theme','motion']){const newValue=localStorage.getItem(key);if(newValue||key==='motion')dispatchEvent(new StorageEvent('storage',{key,newValue}))}})}catch{}`
