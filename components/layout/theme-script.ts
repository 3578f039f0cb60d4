/**
 * Before the first paint, removes a theme that is none of ours from local storage, as of an earlier site on the domain. Hides
 * those of other tabs: next-themes would set them. Tells a page that Back restores from memory what was stored meanwhile. Keeps
 * theme and motion when React renders the document anew, because a translator or a password manager changed it before hydration.
 */
export const THEME_SCRIPT = `new MutationObserver(changes=>{if(changes.some(c=>c.attributeName==='lang'))for(const{target,attributeName,oldValue}of changes)if(!target.hasAttribute(attributeName))target.setAttribute(attributeName,oldValue)}).observe(document.documentElement,{attributeFilter:['lang','data-theme','data-motion'],attributeOldValue:true});try{const foreign=t=>t&&!/^(light|dark)$/.test(t);addEventListener('storage',e=>{if(e.key==='theme'&&foreign(e.newValue))e.stopImmediatePropagation()});if(foreign(localStorage.getItem('theme')))localStorage.removeItem('theme');addEventListener('pageshow',e=>{if(e.persisted)for(const key of ['theme','motion']){const newValue=localStorage.getItem(key);if(newValue||key==='motion')dispatchEvent(new StorageEvent('storage',{key,newValue}))}})}catch{}`
