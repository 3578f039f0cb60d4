/**
 * Loads `/about/` in place of `//about/`, as mistaken links have it. Many hosts answer both with the page, whose router would
 * then fail, because browsers take the first name after two slashes for a host.
 */
export const SLASH_SCRIPT = String.raw`if(location.pathname.startsWith('//')){history.replaceState(null,'',location.origin+location.pathname.replace(/^\/+/,'/')+location.search+location.hash);location.reload()}`
