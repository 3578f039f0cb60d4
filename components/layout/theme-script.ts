/** Where the visitor's choice of theme is kept in local storage. */
export const THEME_KEY = 'theme'

/**
 * Sets the theme that the visitor chose before anything is painted: all that next-themes' own script does for our
 * settings (theme-provider.tsx), in a seventh of its length. The sealed page has this one alone (scripts/seal/page.ts).
 */
export const THEME_SCRIPT = `try{document.documentElement.dataset.theme=localStorage.getItem('${THEME_KEY}')==='dark'?'dark':'light'}catch{}`
