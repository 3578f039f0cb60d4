const SCRIPT = "if(/[?&](category|department|q)=./.test(location.search))document.documentElement.dataset.filtering='';"

/**
 * Stands before a list that the browser filters: an address may ask for a part of it, and the HTML holds the whole.
 * app/motion.css leaves lists with `data-filtered` unpainted until `showFiltered` is called, or for two seconds.
 */
export function PreventFilterFlash() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours that must run before the list is painted
  return <script data-early="" dangerouslySetInnerHTML={{ __html: SCRIPT }} />
}

/** The list shows what the address asks for: paint it. */
export function showFiltered(): void {
  delete document.documentElement.dataset.filtering
}
