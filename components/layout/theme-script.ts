/** Where the visitor's choice of theme is kept in local storage. */
export const THEME_KEY = 'theme'

/**
 * A part of the head's script (app/_shell/head-script.ts): sets the theme that the visitor chose. It is all that next-themes' own
 * script does for our settings (theme-provider.tsx), in a ninth of its length. The sealed page has this one alone
 * (scripts/seal/page.ts).
 */
export const THEME_SCRIPT = `d.theme=s.getItem('${THEME_KEY}')==='dark'?'dark':'light';`
